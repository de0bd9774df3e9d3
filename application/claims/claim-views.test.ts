import { expect, it } from 'vitest'
import { Claim, type ClaimMessage } from '#domain/claims/claim.ts'
import { aLine, aPaidOrder } from '#domain/testing/orders.ts'
import { claimView, type Onlooker } from './claim-views.ts'

const at = new Date('2026-03-01T10:00:00Z')
const order = aPaidOrder({ lines: [aLine({ imageUrl: '/media/dusk/800' })] })

function claim(): Claim {
  const details = { id: 'claim', orderId: 'order', orderNumber: '4829-1736', artworkId: 'harbour' }
  return new Claim({ ...details, artistId: 'amina', artistName: 'Amina Njoroge' }, at)
}

const message: ClaimMessage = {
  id: 'message',
  claimId: 'claim',
  keyDigest: 'digest',
  by: 'buyer',
  name: 'Lena Okoro',
  text: 'The glass is broken.',
  at,
  photographs: [{ id: 'photograph', hash: 'hash', width: 640, height: 480 }],
}

const seenBy = (onlooker: Onlooker, seen = claim()) => claimView(seen, [message], order, onlooker)

it('shows the work as it was bought', () => {
  expect(seenBy({ side: 'artist' })).toMatchObject({
    title: 'Harbour at Dusk',
    imageUrl: '/media/dusk/800',
  })
})

it('shows photographs at an address that carries the key of a guest’s order, where there is one', () => {
  const address = (onlooker: Onlooker) => seenBy(onlooker).messages[0]?.photographs[0]?.imageUrl
  expect(address({ side: 'buyer', accessKey: 'k&y' })).toBe('/api/claim-photographs/photograph/480?key=k%26y')
  expect(address({ side: 'artist' })).toBe('/api/claim-photographs/photograph/480')
})

it('counts a message as read that came in the moment of reading', () => {
  const read = claim()
  read.read('artist', at)
  expect(seenBy({ side: 'artist' }, read).messages[0]?.isUnread).toBe(false)
  read.read('artist', new Date(at.getTime() - 1))
  expect(seenBy({ side: 'artist' }, read).messages[0]?.isUnread).toBe(true)
})
