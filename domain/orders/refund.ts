import type { ShareBack } from '#domain/fair-pay/ledger.ts'
import { partedByShares } from '#domain/fair-pay/parted-by-shares.ts'
import { DomainError } from '#domain/shared/domain-error.ts'
import { type Cents, formatMoney, sumOf } from '#domain/shared/money.ts'
import { artistShares, type Fulfilment, isShipped } from './fulfilment.ts'
import type { OrderLine } from './order-line.ts'
import { lineTotal, type OrderPrice, orderPrice } from './order-price.ts'

/** Pieces of a work. */
interface Pieces {
  readonly artworkId: string
  readonly quantity: number
}

/** One step in which a buyer got money back. */
export interface Refund {
  /** Under which the gateway is asked for it, however often. */
  readonly id: string
  readonly at: Date
  /** The account of whoever wanted it. */
  readonly askedBy: string | null
  readonly amount: Cents
  /** What the artists' parts are less by; they sum to the amount. */
  readonly shares: readonly { readonly artistId: string; readonly amount: Cents }[]
  /** The pieces that were given up with it; what had not been sent is for sale again. */
  readonly pieces: readonly (Pieces & { readonly wasSent: boolean })[]
}

/** Whoever wants money back, and when. */
export type RefundAsked = Pick<Refund, 'id' | 'at' | 'askedBy'>

/** What is to be given back: pieces of works, an amount, or, where neither is said, all that is left. */
export interface RefundWish {
  readonly lines?: readonly Pieces[] | undefined
  readonly amount?: Cents | undefined
  /** What was left of the order as whoever asks has seen it; where that is no longer true, nothing is given back. */
  readonly left?: Cents | undefined
}

/** What is needed of an order to say what can be given back of it. */
export interface RefundableOrder {
  readonly lines: readonly OrderLine[]
  readonly fulfilments: readonly Pick<Fulfilment, 'artist' | 'status'>[]
  readonly refunds: readonly Pick<Refund, 'shares' | 'pieces'>[]
}

/** What an order costs, less what was given back. */
export const priceOfOrder = ({
  lines,
  refunds,
}: {
  readonly lines: readonly OrderLine[]
  readonly refunds: readonly Refund[]
}): OrderPrice<OrderLine> =>
  orderPrice(
    lines,
    refunds.map(({ amount, at }) => ({ amount: 0 - amount, at })),
  )

/** How many pieces of a work were given back. */
export const piecesBack = (
  { refunds }: { readonly refunds: readonly Pick<Refund, 'pieces'>[] },
  artworkId: string,
): number =>
  sumOf(
    refunds
      .flatMap(({ pieces }) => pieces)
      .filter((each) => each.artworkId === artworkId)
      .map(({ quantity }) => quantity),
  )

/** How many pieces of a line lie in its parcel, sent or not: all but those that were given back before. */
export const piecesInParcel = (
  { refunds }: Pick<RefundableOrder, 'refunds'>,
  { artworkId, quantity }: Pieces,
): number => {
  const unsent = refunds.map(({ pieces }) => ({ pieces: pieces.filter(({ wasSent }) => !wasSent) }))
  return quantity - piecesBack({ refunds: unsent }, artworkId)
}

/** The lines with the pieces that were not given back. */
export const linesLeft = (order: Pick<RefundableOrder, 'lines' | 'refunds'>): readonly OrderLine[] =>
  order.lines
    .map((line) => ({ ...line, quantity: line.quantity - piecesBack(order, line.artworkId) }))
    .filter(({ quantity }) => quantity > 0)

/** The lines with the pieces that one refund gave up. */
export const linesOfRefund = (
  { lines }: Pick<RefundableOrder, 'lines'>,
  { pieces }: Refund,
): readonly OrderLine[] =>
  pieces.flatMap(({ artworkId, quantity }) => {
    const line = lines.find((each) => each.artworkId === artworkId)
    return line ? [{ ...line, quantity }] : []
  })

/** What is kept of each artist's part. */
export const keptShares = (order: RefundableOrder): readonly { artistId: string; kept: Cents }[] =>
  artistShares(order).map(({ artistId, subtotal }) => {
    const back = order.refunds.flatMap(({ shares }) => shares).filter((each) => each.artistId === artistId)
    return { artistId, kept: subtotal - sumOf(back.map(({ amount }) => amount)) }
  })

const refused = (field: 'lines' | 'amount', sentence: string): DomainError =>
  new DomainError('rule-broken', 'refund-not-possible', sentence, { [field]: sentence })

/** @throws DomainError rule-broken with the field that asks for what cannot be given */
function checkWish(
  { lines, amount }: RefundWish,
  order: RefundableOrder,
  left: Cents,
  onlyOf: string | undefined,
): void {
  if (lines && amount !== undefined) throw refused('amount', 'Choose works or an amount, not both.')
  if (amount !== undefined && (!Number.isInteger(amount) || amount < 1))
    throw refused('amount', 'Enter an amount of at least $0.01.')
  if (amount !== undefined && amount > left)
    throw refused('amount', `At most ${formatMoney(left)} is left to give back.`)
  if (!lines) return
  if (lines.length === 0) throw refused('lines', 'Choose at least one work.')
  if (new Set(lines.map(({ artworkId }) => artworkId)).size < lines.length)
    throw refused('lines', 'The same work is named twice.')
  const there = new Map(linesLeft(order).map((line) => [line.artworkId, line]))
  for (const { artworkId, quantity } of lines) {
    const line = order.lines.find((each) => each.artworkId === artworkId)
    if (!line) throw refused('lines', 'One of these works is not in the order.')
    if (onlyOf !== undefined && line.artist.id !== onlyOf)
      throw refused('lines', `${line.title} is by somebody else.`)
    const most = there.get(artworkId)?.quantity ?? 0
    if (most === 0) throw refused('lines', `${line.title} is given back already.`)
    if (!Number.isInteger(quantity) || quantity < 1 || quantity > most)
      throw refused('lines', `Of ${line.title} 1 to ${most} can be given back.`)
  }
}

function sharesBack(
  { lines, amount }: RefundWish,
  order: RefundableOrder,
  shares: ReturnType<typeof keptShares>,
): readonly ShareBack[] {
  if (amount !== undefined) return partedByShares(amount, shares)
  if (!lines) return shares.map((share) => ({ ...share, back: share.kept }))
  return shares.map((share) => {
    const wanted = order.lines
      .filter(({ artist }) => artist.id === share.artistId)
      .map(({ artworkId, price }) => ({
        price,
        quantity: lines.find((each) => each.artworkId === artworkId)?.quantity ?? 0,
      }))
    return { ...share, back: Math.min(share.kept, sumOf(wanted.map(lineTotal))) }
  })
}

/** The pieces that go with it: those named, and all of artists of whose part nothing is kept. */
function piecesGivenUp(
  { lines = [] }: RefundWish,
  shares: readonly ShareBack[],
  order: RefundableOrder,
): Refund['pieces'] {
  const emptied = new Set(shares.filter(({ kept, back }) => kept === back).map(({ artistId }) => artistId))
  const sent = new Set(order.fulfilments.filter(isShipped).map(({ artist }) => artist.id))
  return linesLeft(order).flatMap(({ artworkId, quantity, artist }) => {
    const named = lines.find((each) => each.artworkId === artworkId)?.quantity ?? 0
    const given = emptied.has(artist.id) ? quantity : named
    return given === 0 ? [] : [{ artworkId, quantity: given, wasSent: sent.has(artist.id) }]
  })
}

/**
 * What a wish comes to, artist by artist.
 * @param onlyOf the artist whose part alone it is taken from; where nobody is named, everybody gives
 * @throws DomainError rule-broken (field `lines` or `amount`), conflict 'order-changed'
 */
export function backOf(
  wish: RefundWish,
  order: RefundableOrder & { readonly number: string },
  onlyOf?: string,
): Pick<Refund, 'amount' | 'pieces'> & { readonly shares: readonly ShareBack[] } {
  const all = keptShares(order)
  const left = sumOf(all.map(({ kept }) => kept))
  if (wish.left !== undefined && wish.left !== left)
    throw new DomainError(
      'conflict',
      'order-changed',
      `Somebody else has changed order ${order.number}: ${formatMoney(left)} is left of it now.`,
    )
  const giving = onlyOf === undefined ? all : all.filter(({ artistId }) => artistId === onlyOf)
  checkWish(wish, order, sumOf(giving.map(({ kept }) => kept)), onlyOf)
  const shares = sharesBack(wish, order, giving)
  return {
    shares,
    amount: sumOf(shares.map(({ back }) => back)),
    pieces: piecesGivenUp(wish, shares, order),
  }
}
