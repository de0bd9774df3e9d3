import { Claim, type ClaimMessage, type ClaimSide } from '#domain/claims/claim.ts'
import { lineTotal } from '#domain/orders/order-price.ts'
import { Return } from '#domain/returns/return.ts'
import { brand } from '#domain/shared/brand.ts'
import { formatMoney } from '#domain/shared/money.ts'
import { type Random, randomFrom } from '../random.ts'
import { oneOf } from './invented-persons.ts'
import type { Life } from './life-of-order.ts'
import { carrierOf } from './planned-orders.ts'

/** Who says what, and how many days after the parcel came. */
type Conversation = readonly (readonly [side: ClaimSide, days: number, text: string])[]

const conversations: readonly Conversation[] = [
  [
    ['buyer', 0.6, 'The parcel has had a fall: one corner is crushed, and there is a crack above it.'],
    ['artist', 1.4, 'I am so sorry. Please keep the box for the carrier, and the work, too.'],
    ['admin', 3.5, 'Thank you both. Your money goes back to you; the carrier’s insurance is asked for it.'],
  ],
  [
    ['buyer', 0.4, 'The glass has come broken and has scratched the sheet under it.'],
    [
      'artist',
      1.1,
      'How sad. I packed it between two boards, as always. Sanaa may decide; I agree to a refund.',
    ],
    ['admin', 2.8, 'We have given your money back. Please do not send broken glass anywhere.'],
  ],
  [
    [
      'buyer',
      1.2,
      'There is a dent in the lower edge, about two centimetres long. It was not in the pictures.',
    ],
    [
      'artist',
      1.9,
      'That has happened on the way. I would take it back, but the postage is more than the mending.',
    ],
    ['admin', 4.2, 'Keep it, please, with our apologies: what you paid for it is on its way to you.'],
  ],
]

const firstLine = ({ lived: { order } }: Life) => {
  const [line] = order.lines
  if (!line) throw new Error('Nobody orders nothing.')
  return line
}

/** What its buyer paid for the first line goes back, as an admin or its artist says. */
function giveBack(life: Life, id: string, at: Date): void {
  const { order, postings } = life.lived
  const { artworkId, quantity } = firstLine(life)
  const asked = { id, at, askedBy: life.surroundings.adminId }
  postings.push({ at, entries: order.refund({ lines: [{ artworkId, quantity }] }, asked) })
}

/** The first work of an order comes broken, so many days after it was placed: it is spoken about, and paid back. */
export function comesBroken(life: Life, arrived: number): void {
  const { ids, digest } = life.surroundings
  const { order, claims } = life.lived
  const line = firstLine(life)
  const { artworkId, artist } = line
  const names = { buyer: order.shipping.name, artist: artist.name, admin: brand.name }
  const of = { orderId: order.id, orderNumber: order.number, artistId: artist.id, artistName: artist.name }
  const messages: ClaimMessage[] = []
  let claim: Claim | null = null
  for (const [by, days, text] of oneOf(conversations, randomFrom(order.number)))
    life.after(arrived + days, (at) => {
      if (!claim) {
        claim = new Claim({ ...of, id: ids.newId(), artworkId }, at)
        claims.push({ claim, messages })
      }
      claim.hear(by, messages, at)
      const keyDigest = digest(`${claim.id} ${messages.length}`)
      const { id: claimId } = claim
      messages.push({ id: ids.newId(), claimId, keyDigest, by, name: names[by], text, at, photographs: [] })
      if (by !== 'admin') return
      claim.close(at)
      giveBack(life, claimId, at)
      const givenBack = formatMoney(lineTotal(line))
      life.note('claim-closed', { claim: 'open' }, { claim: 'closed', givenBack }, at)
    })
}

/** The buyer withdraws, sends the first work back, and is paid once its artist has it. */
export function isSentBack(life: Life, arrived: number, random: Random): void {
  const { ids, digest } = life.surroundings
  const { order, withdrawals } = life.lived
  const { artworkId, artist, quantity } = firstLine(life)
  const pieces = [{ artworkId, quantity }]
  const of = { orderId: order.id, pieces }
  life.after(arrived + 3, (at) => {
    const withdrawalId = ids.newId()
    const { name } = order.shipping
    const keyDigest = digest(`${order.id} withdrawal`)
    const withdrawal = { ...of, id: withdrawalId, keyDigest, name, email: order.email, at }
    const details = { ...of, id: ids.newId(), withdrawalId, artistId: artist.id, artistName: artist.name }
    withdrawals.push({ withdrawal, coming: new Return(details, at) })
  })
  life.after(arrived + 4.5, (at) => {
    const parcel = { carrier: carrierOf(random), trackingNumber: `DEMO${order.number.replace('-', '')}R` }
    for (const { coming } of withdrawals) coming.send(parcel, at)
  })
  life.after(arrived + 10, (at) => {
    for (const { coming } of withdrawals) {
      coming.receive(at)
      giveBack(life, coming.id, at)
    }
  })
}
