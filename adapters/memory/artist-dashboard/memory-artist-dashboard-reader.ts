import type {
  ArtistDashboardReader,
  ArtistLedgerLine,
  ArtistOrder,
} from '#application/artist-dashboard/artist-dashboard-reader.ts'
import { apart, dueOn } from '#domain/fair-pay/due.ts'
import { earningsOf } from '#domain/fair-pay/earnings.ts'
import type { Order } from '#domain/orders/order.ts'
import { shownToArtists } from '#domain/orders/order-status.ts'
import { sumOf } from '#domain/shared/money.ts'
import { type AccountStores, accountParts } from '../fair-pay/account-parts.ts'
import { keysetSlice } from '../keyset-slice.ts'
import type { Memory } from '../memory.ts'
import { payoutOfLine } from '../payouts/payout-of-line.ts'
import { memoryAccountArtists } from '../shared/memory-account-artists.ts'

interface Part {
  readonly order: Order
  readonly part: ArtistOrder
}

interface Line {
  readonly place: { readonly key: number; readonly id: string }
  readonly line: ArtistLedgerLine
}

function partOf(artistId: string, order: Order): Part[] {
  const fulfilment = order.fulfilments.find(({ artist }) => artist.id === artistId)
  if (!fulfilment || !shownToArtists.includes(order.status)) return []
  const lines = order.lines.filter(({ artist }) => artist.id === artistId)
  const { number, status, placedAt, shipping, feePercent, refunds } = order
  return [{ order, part: { number, status, placedAt, shipping, feePercent, lines, fulfilment, refunds } }]
}

export function memoryArtistDashboardReader(
  stores: AccountStores & Pick<Memory, 'accounts' | 'answers' | 'claims' | 'gallery' | 'messages'>,
  takesRealMoney: boolean,
): ArtistDashboardReader {
  const {
    accounts,
    answers,
    claims,
    gallery,
    messages,
    books,
    orders: { orders },
  } = stores
  const { entries, payouts } = books
  const partsOf = (artistId: string) => [...orders.values()].flatMap((order) => partOf(artistId, order))

  const payoutsOf = (artistId: string): Line[] =>
    [...payouts.values()]
      .filter((payout) => payout.artistId === artistId)
      .flatMap((payout) =>
        (entries.get(payout.id) ?? [])
          .filter(({ account }) => account.kind === 'artist')
          .map(({ kind, at, sales, amount }, index) => ({
            place: { key: at.getTime(), id: `${payout.id} ${index}` },
            line: { kind, at, orderNumber: null, payout: payoutOfLine(payout, books), sales, amount },
          })),
      )

  const linesOf = (artistId: string): Line[] =>
    [...orders.values()].flatMap(({ id, number }) =>
      (entries.get(id) ?? [])
        .filter(({ account }) => account.kind === 'artist' && account.artistId === artistId)
        .map(({ kind, at, sales, amount }, index) => ({
          place: { key: at.getTime(), id: String(index) },
          line: { kind, at, orderNumber: number, payout: null, sales, amount },
        })),
    )

  const toShip = (artistId: string): number =>
    partsOf(artistId).filter(({ part }) => part.fulfilment.status === 'waiting').length

  return {
    ...memoryAccountArtists(gallery, accounts),

    waiting: async (artistId) => ({
      orders: toShip(artistId),
      claims: [...claims.claims.values()].filter(
        (claim) => claim.artistId === artistId && claim.closedAt === null,
      ).length,
      messages: [...messages.values()].filter(
        (message) => message.artistId === artistId && !answers.readAt.has(message.id),
      ).length,
    }),

    async orders(artistId, status, limit, after) {
      const wanted = partsOf(artistId).filter(
        ({ part }) => status === null || part.fulfilment.status === status,
      )
      const placeOf = ({ order }: Part) => ({ key: order.placedAt.getTime(), id: order.id })
      const { items, ...rest } = keysetSlice(wanted, placeOf, 'desc', limit, after)
      return { items: items.map(({ part }) => part), ...rest }
    },

    order: async (artistId, number) =>
      partsOf(artistId).find(({ part }) => part.number === number)?.part ?? null,

    earnings: async (artistId, payday) => ({
      ...earningsOf(linesOf(artistId).map(({ line }) => line)),
      paidOut: 0 - sumOf(payoutsOf(artistId).map(({ line }) => line.amount)),
      due: dueOn(payday, apart(accountParts(stores, artistId, takesRealMoney)).real).amount,
      ordersToShip: toShip(artistId),
    }),

    async ledger(artistId, limit, after) {
      const { items, ...rest } = keysetSlice(
        [...linesOf(artistId), ...payoutsOf(artistId)],
        ({ place }) => place,
        'desc',
        limit,
        after,
      )
      return { items: items.map(({ line }) => line), ...rest }
    },
  }
}
