import { DomainError } from '#domain/shared/domain-error.ts'
import { type Fulfilment, isShipped, type PartedOrder, partOf } from './fulfilment.ts'
import type { Order } from './order.ts'
import { canArrive, type OrderStatus } from './order-status.ts'

/**
 * The parts of an order of which one has just been sent.
 * @throws DomainError not-found, conflict 'already-shipped' or 'nothing-to-send'
 */
export function partsWithSent(
  order: PartedOrder,
  artistId: string,
  parcel: Pick<Fulfilment, 'carrier' | 'trackingNumber' | 'shippedAt'>,
): readonly Fulfilment[] {
  const part = partOf(order, artistId)
  if (isShipped(part))
    throw new DomainError(
      'conflict',
      'already-shipped',
      `This part of order ${order.number} is on its way already.`,
    )
  if (part.status === 'cancelled')
    throw new DomainError(
      'conflict',
      'nothing-to-send',
      `Nothing is left to send of this part of order ${order.number}.`,
    )
  return order.fulfilments.map((each) => (each === part ? { ...each, ...parcel, status: 'shipped' } : each))
}

/** The parts of an order, of which one that is on its way has become another. */
function partsWithTravelling(
  order: PartedOrder & { readonly status: OrderStatus },
  artistId: string,
  change: Partial<Fulfilment>,
): readonly Fulfilment[] {
  const part = partOf(order, artistId)
  if (!canArrive(order, part))
    throw new DomainError(
      'conflict',
      'parcel-not-on-its-way',
      `This part of order ${order.number} is not on its way.`,
    )
  return order.fulfilments.map((each) => (each === part ? { ...each, ...change } : each))
}

/**
 * The parts of an order of which one is with its buyer now.
 * @throws DomainError not-found, conflict 'parcel-not-on-its-way'
 */
export const partsWithArrived = (
  order: PartedOrder & { readonly status: OrderStatus },
  artistId: string,
): readonly Fulfilment[] => partsWithTravelling(order, artistId, { status: 'delivered' })

/**
 * The parts of an order of which one is found by another carrier or number; it left when it left.
 * @throws DomainError not-found, conflict 'parcel-not-on-its-way'
 */
export const partsWithParcel = (
  order: PartedOrder & { readonly status: OrderStatus },
  artistId: string,
  { carrier, trackingNumber }: Pick<Fulfilment, 'carrier' | 'trackingNumber'>,
): readonly Fulfilment[] => partsWithTravelling(order, artistId, { carrier, trackingNumber })

/** How far an order has come by its parts, of which those that were called off say nothing; null while one is being packed. */
export function wayOf(parts: readonly Fulfilment[]): Extract<OrderStatus, 'shipped' | 'delivered'> | null {
  const sent = parts.filter(({ status }) => status !== 'cancelled')
  if (sent.length === 0 || !sent.every(isShipped)) return null
  return sent.every(({ status }) => status === 'delivered') ? 'delivered' : 'shipped'
}

/** In milliseconds: what nobody has missed for so long has arrived. */
const longestWay = 21 * 86_400_000

/** What was sent by then is taken as arrived now. */
export const sentLongAgo = (now: Date): Date => new Date(now.getTime() - longestWay)

/** The parts that nobody has missed for so long that they have arrived. */
const longOnTheirWay = (
  order: PartedOrder & { readonly status: OrderStatus },
  now: Date,
): readonly Fulfilment[] =>
  order.fulfilments.filter(
    (each) => canArrive(order, each) && each.shippedAt !== null && each.shippedAt <= sentLongAgo(now),
  )

/** Takes what was sent long ago as arrived. @returns how many parcels */
export function arriveUnnoticed(order: Order, now: Date): number {
  const overdue = longOnTheirWay(order, now)
  for (const { artist } of overdue) order.arrive(artist.id, now)
  return overdue.length
}
