import type { LivedOrder } from '#adapters/demo/past/life-of-order.ts'
import type { Order } from '#domain/orders/order.ts'
import { piecesBack } from '#domain/orders/refund.ts'
import type { Database } from '../database.ts'
import { FulfilmentSchema, OrderEventSchema, OrderRefundSchema, OrderSchema } from '../orders/order.schema.ts'
import { PaymentAttemptSchema } from '../payments/payment-attempt.schema.ts'
import { SandboxPaymentSchema, SandboxRefundSchema } from '../payments/sandbox-payment.schema.ts'

const parcelsOf = ({ id: orderId, fulfilments }: Order) =>
  fulfilments.map(({ artist, ...parcel }) => ({
    ...parcel,
    orderId,
    artistId: artist.id,
    artistName: artist.name,
  }))

const linesOf = ({ id, lines }: Order) =>
  lines.map(({ artworkId, title, quantity, price, imageUrl, artist }, position) => ({
    order_id: id,
    position,
    artwork_id: artworkId,
    title,
    quantity,
    price_cents: price,
    image_url: imageUrl,
    artist_id: artist.id,
    artist_name: artist.name,
  }))

/** What the sandbox knows of what it was asked: of transfers nothing. */
async function keepSandboxBooks(db: Database, orders: readonly LivedOrder[]): Promise<void> {
  const asked = orders.filter(({ attempt }) => attempt.way !== 'transfer')
  const givenBack = asked.flatMap(({ order, attempt }) =>
    order.refunds.map(({ id: key, amount }) => ({ key, paymentId: attempt.id, amount })),
  )
  await db.entities(async (em) => {
    await em.insertMany(
      SandboxPaymentSchema,
      asked.map(({ order, attempt: { id, standing, amount, sentence } }) => ({
        id,
        standing: standing === 'unknown' ? 'waiting' : standing,
        amount,
        sentence,
        givenBack: order.price.total - order.price.left,
      })),
    )
    await em.insertMany(SandboxRefundSchema, givenBack)
  })
}

/** Pieces of each work that were bought and not given back before they were sent; and until when some are held. */
function taken(orders: readonly LivedOrder[]) {
  const works = new Map<string, { pieces: number; heldUntil: Date | null }>()
  for (const { order } of orders) {
    if (order.status === 'cancelled') continue
    const unsent = {
      refunds: order.refunds.map(({ pieces }) => ({ pieces: pieces.filter(({ wasSent }) => !wasSent) })),
    }
    for (const { artworkId, quantity } of order.lines) {
      const work = works.get(artworkId) ?? { pieces: 0, heldUntil: null }
      work.pieces += quantity - piecesBack(unsent, artworkId)
      if (order.status === 'awaiting-payment' && !(work.heldUntil && work.heldUntil < order.expiresAt))
        work.heldUntil = order.expiresAt
      works.set(artworkId, work)
    }
  }
  return works
}

/** What was bought is popular, and what somebody is about to pay is held for them. */
async function markWorks(db: Database, orders: readonly LivedOrder[]): Promise<void> {
  const works = taken(orders)
  for (const [popularity, same] of Map.groupBy(works, ([, { pieces }]) => pieces))
    await db
      .updateTable('artworks')
      .set(({ eb }) => ({ popularity: eb('popularity', '+', popularity) }))
      .where(
        'id',
        'in',
        same.map(([id]) => id),
      )
      .execute()
  for (const [id, { heldUntil }] of works)
    if (heldUntil)
      await db
        .updateTable('artworks')
        .set(({ fn, val }) => ({ held_until: fn<Date>('least', ['held_until', val(heldUntil)]) }))
        .where('id', '=', id)
        .execute()
}

/** Writes past orders, how they were paid, and what became of them. */
export async function keepOrders(db: Database, lived: readonly LivedOrder[]): Promise<void> {
  const orders = lived.map(({ order }) => order)
  await db.entities((em) => em.insertMany(OrderSchema, orders))
  await db.insertInto('order_lines').values(orders.flatMap(linesOf)).execute()
  await db.entities(async (em) => {
    await em.insertMany(FulfilmentSchema, orders.flatMap(parcelsOf))
    await em.insertMany(
      OrderEventSchema,
      orders.flatMap(({ id: orderId, timeline }) =>
        timeline.map((event, position) => ({ ...event, orderId, position })),
      ),
    )
    await em.insertMany(
      OrderRefundSchema,
      orders.flatMap(({ id: orderId, refunds }) =>
        refunds.map((refund, position) => ({ ...refund, orderId, position })),
      ),
    )
    await em.insertMany(
      PaymentAttemptSchema,
      lived.map(({ attempt }) => attempt),
    )
  })
  await keepSandboxBooks(db, lived)
  await markWorks(db, lived)
}
