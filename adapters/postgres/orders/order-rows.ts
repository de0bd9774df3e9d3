import type { EntitySchema, FilterQuery, RequiredEntityData } from '@mikro-orm/core'
import type { EntityManager } from '@mikro-orm/postgresql'
import type { Order } from '#domain/orders/order.ts'
import { FulfilmentSchema, OrderEventSchema, OrderRefundSchema } from './order.schema.ts'

// The mapper joins entities by collections of its own, which a class of the domain does not hold: what belongs to an order are
// entities beside it, in the same unit of work.

/** An order's parcels and its history, each as its row. */
const rowsOf = ({ id: orderId, fulfilments, timeline }: Order) => ({
  parcels: fulfilments.map(({ artist, ...parcel }) => ({
    ...parcel,
    orderId,
    artistId: artist.id,
    artistName: artist.name,
  })),
  events: timeline.map((event, position) => ({ ...event, orderId, position })),
})

/** Makes the parcels, the history and the refunds of an order that has just been loaded known to its unit of work. */
export function knowParts(em: EntityManager, order: Order): void {
  const { parcels, events } = rowsOf(order)
  for (const parcel of parcels) em.merge(FulfilmentSchema, parcel, { refresh: true })
  for (const event of events) em.merge(OrderEventSchema, event, { refresh: true })
  for (const [position, refund] of order.refunds.entries())
    em.merge(OrderRefundSchema, { ...refund, orderId: order.id, position }, { refresh: true })
}

function keep<Row extends object>(
  em: EntityManager,
  schema: EntitySchema<Row>,
  row: RequiredEntityData<Row>,
): void {
  // Not strictly: a row is more than its key.
  const known = em.getUnitOfWork().tryGetById(schema, row as FilterQuery<Row>, undefined, false)
  if (known) Object.assign(known, row)
  else em.create(schema, row)
}

/** What was given back never changes: only a step more is new. */
function addRefunds(em: EntityManager, { id: orderId, refunds }: Order): void {
  for (const [position, refund] of refunds.entries())
    if (!em.getUnitOfWork().tryGetById(OrderRefundSchema, { id: refund.id }, undefined, false))
      em.create(OrderRefundSchema, { ...refund, orderId, position })
}

/** Hands an order's parcels, history and refunds over to its unit of work, which writes what is new of them and what has changed. */
export function keepParts(em: EntityManager, order: Order): void {
  const { parcels, events } = rowsOf(order)
  for (const parcel of parcels) keep(em, FulfilmentSchema, parcel)
  for (const event of events) keep(em, OrderEventSchema, event)
  addRefunds(em, order)
}
