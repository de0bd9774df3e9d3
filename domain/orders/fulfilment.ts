import type { ArtistShare } from '#domain/fair-pay/ledger.ts'
import { DomainError } from '#domain/shared/domain-error.ts'
import { linesTotal, type OrderLine } from './order-line.ts'

export const fulfilmentStatuses = ['waiting', 'shipped', 'delivered', 'cancelled'] as const
export type FulfilmentStatus = (typeof fulfilmentStatuses)[number]

/** The part of an order that one artist packs and sends. */
export interface Fulfilment {
  readonly artist: { readonly id: string; readonly name: string }
  readonly status: FulfilmentStatus
  readonly carrier: string | null
  readonly trackingNumber: string | null
  readonly shippedAt: Date | null
}

/** One part for each artist, to be sent. */
export function partsOf(lines: readonly OrderLine[]): readonly Fulfilment[] {
  const artists = new Map(lines.map(({ artist }) => [artist.id, artist]))
  return [...artists.values()].map((artist) => ({
    artist,
    status: 'waiting',
    carrier: null,
    trackingNumber: null,
    shippedAt: null,
  }))
}

/** Whether a part has left its artist. */
export const isShipped = ({ status }: Pick<Fulfilment, 'status'>): boolean =>
  status === 'shipped' || status === 'delivered'

interface PartedOrder {
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

/**
 * The parts of an order of which one has just been sent.
 * @throws DomainError not-found, conflict 'already-shipped'
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
  return order.fulfilments.map((each) => (each === part ? { ...each, ...parcel, status: 'shipped' } : each))
}

/** The parts of an order that has ended: what is on its way goes on. */
export const endedParts = (parts: readonly Fulfilment[]): readonly Fulfilment[] =>
  parts.map((part) => (isShipped(part) ? part : { ...part, status: 'cancelled' }))

/** What was bought of those who have sent nothing. */
export function linesNotSent(
  lines: readonly OrderLine[],
  parts: readonly Fulfilment[],
): readonly OrderLine[] {
  const sent = new Set(parts.filter(isShipped).map(({ artist }) => artist.id))
  return lines.filter(({ artist }) => !sent.has(artist.id))
}

/** In milliseconds: what nobody has missed for so long has arrived. */
const longestWay = 21 * 86_400_000

/** What was sent by then is taken as arrived now. */
export const sentLongAgo = (now: Date): Date => new Date(now.getTime() - longestWay)

/** What each artist's part of an order costs. */
export const artistShares = ({
  lines,
  fulfilments,
}: {
  readonly lines: readonly OrderLine[]
  readonly fulfilments: readonly Fulfilment[]
}): readonly ArtistShare[] =>
  fulfilments.map(({ artist }) => ({
    artistId: artist.id,
    subtotal: linesTotal(lines.filter((line) => line.artist.id === artist.id)),
  }))
