import type { ArtistShare } from '#domain/fair-pay/ledger.ts'
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
