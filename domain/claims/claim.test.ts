import { describe, expect, it } from 'vitest'
import { anOrder, aPaidOrder, piecesOf } from '#domain/testing/orders.ts'
import { refusalOf } from '#domain/testing/refusals.ts'
import { Claim, claimedLine, linesToClaim, noPhotograph, unreadBy, validateClaimMessage } from './claim.ts'

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

it('knows whose work of which order it is about, and since when', () => {
  expect(new Claim(details, at(0))).toMatchObject({ ...details, openedAt: at(0), closedAt: null })
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

it('wants words that are no blanks, and takes the longest', () => {
  expect(validateClaimMessage('  ', 0)).toEqual({ text: 'Message is required' })
  expect(validateClaimMessage(` ${'x'.repeat(5_000)} `, 0)).toEqual({})
})

it('has not read what came at the same moment as it read, and nothing before it looked', () => {
  const claim = new Claim(details, at(0))
  expect(claim.readBy).toEqual({ buyer: null, artist: null, admin: null })
  claim.read('artist', at(1))
  expect(claim.readBy).toEqual({ buyer: null, artist: at(1), admin: null })
  expect(unreadBy('artist', claim, [{ by: 'buyer', at: at(1) }])).toBe(0)
  expect(unreadBy('artist', claim, [{ by: 'artist', at: at(5) }])).toBe(0)
  claim.close(at(2))
  expect(claim.readBy.admin).toEqual(at(2))
})

it('refuses by its code who is too late, and who writes too much', () => {
  const claim = new Claim(details, at(0))
  const many = Array.from({ length: 100 }, () => ({ by: 'buyer' as const }))
  expect(refusalOf(() => claim.hear('buyer', many, at(1)))).toMatchObject({
    refusal: 'conflict',
    code: 'claim-too-long',
  })
  claim.close(at(1))
  expect(refusalOf(() => claim.close(at(2)))).toMatchObject({ refusal: 'conflict', code: 'claim-closed' })
})

describe('a work that arrived damaged', () => {
  const lines = [
    piecesOf('salt', 'brook', 4_550, 2),
    piecesOf('dusk', 'brook', 9_900),
    piecesOf('kite', 'amina', 100),
  ]
  const bought = () => aPaidOrder({ lines })
  const sent = () => {
    const order = bought()
    order.ship('brook', 'DHL', '1', at(0))
    return order
  }
  const open = [{ artworkId: 'salt', closedAt: null }]
  const decided = [{ artworkId: 'salt', closedAt: at(5) }]
  const titles = (...asked: Parameters<typeof linesToClaim>) =>
    linesToClaim(...asked).map(({ title }) => title)
  const back = { id: 'r', at: at(9), askedBy: null }

  it('is one that was sent, and that nobody speaks about', () => {
    expect(titles(sent(), [])).toEqual(['salt', 'dusk'])
    expect(titles(bought(), [])).toEqual([])
    expect(titles(sent(), open)).toEqual(['dusk'])
    expect(titles(sent(), decided)).toEqual(['salt', 'dusk'])
    expect(titles(anOrder({ lines }), [])).toEqual([])
    const { number, refunds, fulfilments } = sent()
    expect(titles({ number, lines, refunds, fulfilments, status: 'cancelled' }, [])).toEqual([])
  })

  it('is none that was given back, and none of an order that was refunded', () => {
    const order = sent()
    order.refund({ lines: [{ artworkId: 'dusk', quantity: 1 }] }, back)
    expect(titles(order, [])).toEqual(['salt'])
    order.refund({}, back)
    expect(titles(order, [])).toEqual([])
  })

  it('is found by what its buyer says, with all its pieces', () => {
    expect(claimedLine('salt', sent(), [])).toMatchObject({ title: 'salt', quantity: 2 })
    expect(claimedLine('salt', sent(), decided)).toMatchObject({ title: 'salt' })
    expect(claimedLine('dusk', sent(), open)).toMatchObject({ title: 'dusk' })
  })

  it.each([
    ['moon', sent(), [], 'rule-broken', 'claim-incomplete', 'Choose the work that is damaged.'],
    [
      'salt',
      sent(),
      open,
      'conflict',
      'claim-open',
      'You have told us about salt already. Please answer there.',
    ],
    [
      'salt',
      sent(),
      [...decided, ...open],
      'conflict',
      'claim-open',
      'You have told us about salt already. Please answer there.',
    ],
    [
      'salt',
      bought(),
      [],
      'conflict',
      'not-claimable',
      'salt has not been sent, or its money has gone back.',
    ],
    ['kite', sent(), [], 'conflict', 'not-claimable', 'kite has not been sent, or its money has gone back.'],
  ] as const)('is not %s otherwise', (artworkId, order, claims, refusal, code, message) => {
    expect(refusalOf(() => claimedLine(artworkId, order, claims))).toMatchObject({ refusal, code, message })
  })

  it('is to be chosen, where it is not in the order', () => {
    expect(refusalOf(() => claimedLine('moon', sent(), []))?.fields).toEqual({
      artworkId: 'Choose the work that is damaged.',
    })
  })

  it('is seen in no photograph of strangers', () => {
    expect(noPhotograph()).toMatchObject({
      refusal: 'not-found',
      code: 'photograph-not-found',
      message: 'There is no such photograph.',
    })
  })
})
