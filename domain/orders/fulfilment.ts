import type { ArtistShare } from '#domain/fair-pay/ledger.ts'
import { DomainError } from '#domain/shared/domain-error.ts'
import type { Cents } from '#domain/shared/money.ts'
import type { Carriages } from '#domain/shipping/carriage.ts'
import type { OrderLine } from './order-line.ts'
import { orderPrice } from './order-price.ts'

export const fulfilmentStatuses = ['waiting', 'shipped', 'delivered', 'cancelled'] as const
export type FulfilmentStatus = (typeof fulfilmentStatuses)[number]

/** The part of an order that one artist packs and sends. */
export interface Fulfilment {
  readonly artist: { readonly id: string; readonly name: string }
  readonly status: FulfilmentStatus
  readonly carrier: string | null
  readonly trackingNumber: string | null
  readonly shippedAt: Date | null
  /** What sending it costs the artist, as they said when it was ordered; null where it was not told. */
  readonly carriage: Cents | null
}

/** One part for each artist, to be sent. */
export function partsOf(lines: readonly OrderLine[], carriages: Carriages = {}): readonly Fulfilment[] {
  const artists = new Map(lines.map(({ artist }) => [artist.id, artist]))
  return [...artists.values()].map((artist) => ({
    artist,
    status: 'waiting',
    carrier: null,
    trackingNumber: null,
    shippedAt: null,
    carriage: carriages[artist.id] ?? null,
  }))
}

/** Whether a part has left its artist. */
export const isShipped = ({ status }: Pick<Fulfilment, 'status'>): boolean =>
  status === 'shipped' || status === 'delivered'

/** What sending a part costs its artist; nothing is told of what is not sent any more. */
export const carriageOf = ({ status, carriage }: Pick<Fulfilment, 'status' | 'carriage'>): Cents | null =>
  status === 'cancelled' ? null : carriage

export interface PartedOrder {
  readonly number: string
  readonly fulfilments: readonly Fulfilment[]
}

/** @throws DomainError not-found, where the artist has no part in the order */
export function partOf(order: PartedOrder, artistId: string): Fulfilment {
  const part = order.fulfilments.find(({ artist }) => artist.id === artistId)
  if (!part)
    throw new DomainError('not-found', 'fulfilment-not-found', `Order ${order.number} has no such part.`)
  return part
}

/** The parts of an order that has ended: what is on its way goes on. */
export const endedParts = (parts: readonly Fulfilment[]): readonly Fulfilment[] =>
  parts.map((part) => (isShipped(part) ? part : { ...part, status: 'cancelled' }))

/** Parts of which nothing is left to send are called off: those of artists who still pack `left`, the lines not given back, go on. */
export function partsWithLinesLeft(
  parts: readonly Fulfilment[],
  left: readonly OrderLine[],
): readonly Fulfilment[] {
  const packing = new Set(left.map(({ artist }) => artist.id))
  return parts.map((part) =>
    part.status === 'waiting' && !packing.has(part.artist.id) ? { ...part, status: 'cancelled' } : part,
  )
}

/** What each artist's part of an order costs. */
export const artistShares = ({
  lines,
  fulfilments,
}: {
  readonly lines: readonly OrderLine[]
  readonly fulfilments: readonly Pick<Fulfilment, 'artist'>[]
}): readonly ArtistShare[] =>
  fulfilments.map(({ artist }) => {
    const own = lines.filter((line) => line.artist.id === artist.id)
    return {
      artistId: artist.id,
      subtotal: orderPrice(own).subtotal,
      pieces: own.reduce((sum, { quantity }) => sum + quantity, 0),
    }
  })
