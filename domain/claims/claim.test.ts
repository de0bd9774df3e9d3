import { expect, it } from 'vitest'
import { Claim, unreadBy, validateClaimMessage } from './claim.ts'

const at = (minute: number): Date => new Date(Date.UTC(2026, 0, 1, 10, minute))
const details = {
  id: 'claim',
  orderId: 'order',
  orderNumber: '4829-1736',
  artworkId: 'salt',
  artistId: 'brook',
  artistName: 'Brook Tadesse',
}

it('is read by whoever writes, and not by the others', () => {
  const claim = new Claim(details, at(0))
  claim.hear('buyer', [], at(0))
  const messages = [{ by: 'buyer', at: at(0) } as const]
  expect((['buyer', 'artist', 'admin'] as const).map((side) => unreadBy(side, claim, messages))).toEqual([
    0, 1, 1,
  ])
  claim.hear('artist', messages, at(1))
  const both = [...messages, { by: 'artist', at: at(1) } as const]
  expect((['buyer', 'artist', 'admin'] as const).map((side) => unreadBy(side, claim, both))).toEqual([
    1, 0, 2,
  ])
  claim.read('admin', at(2))
  expect(unreadBy('admin', claim, both)).toBe(0)
})

it('is decided once, after which nobody writes', () => {
  const claim = new Claim(details, at(0))
  claim.close(at(1))
  expect(claim.closedAt).toEqual(at(1))
  for (const again of [() => claim.close(at(2)), () => claim.hear('buyer', [], at(2))])
    expect(again).toThrow('This claim has been decided already.')
})

it('takes a hundred messages of each side', () => {
  const claim = new Claim(details, at(0))
  const many = Array.from({ length: 100 }, () => ({ by: 'buyer' as const }))
  expect(() => claim.hear('buyer', many, at(1))).toThrow('Please wait for an answer.')
  claim.hear('artist', many, at(1))
})

it('wants words, and five photographs at most', () => {
  expect(validateClaimMessage('Torn.', 5)).toEqual({})
  expect(validateClaimMessage('Torn.', 0)).toEqual({})
  expect(validateClaimMessage('x'.repeat(5_001), 6)).toEqual({
    text: 'Message must be at most 5,000 characters',
    photographs: 'Send at most 5 photographs with a message',
  })
})
