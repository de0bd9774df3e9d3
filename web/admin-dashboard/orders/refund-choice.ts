import type { OrderView } from '#application/orders/contract.ts'
import { ledgerSum, refundEntries } from '#domain/fair-pay/ledger.ts'
import { orderPrice } from '#domain/orders/order-price.ts'
import { backOf, type RefundableOrder, type RefundWish } from '#domain/orders/refund.ts'
import { isDomainError } from '#domain/shared/domain-error.ts'
import { type Cents, centsFrom } from '#domain/shared/money.ts'
import { amountIn } from '#domain/shared/typed-number.ts'

/** What an admin has chosen to give back. */
export interface RefundChoice {
  readonly kind: 'works' | 'amount' | 'all'
  /** By artwork; nothing of those that are left out. */
  readonly pieces: Readonly<Record<string, number>>
  /** As it was typed, in dollars. */
  readonly amount: string
}

export const nothingChosen: RefundChoice = { kind: 'works', pieces: {}, amount: '' }

/** Who gives how much of a refund, and what can be bought again after it. */
export interface RefundPreview {
  readonly wish: RefundWish
  readonly toBuyer: Cents
  readonly fromArtists: readonly { readonly name: string; readonly amount: Cents }[]
  readonly fromPlatform: Cents
  readonly forSaleAgain: readonly { readonly title: string; readonly quantity: number }[]
}

/** What is wrong with a choice. */
export interface RefundFault {
  readonly field: RefundChoice['kind']
  readonly text: string
}

/** The artist whose part alone money is taken from. */
export type GivingPart = OrderView['fulfilments'][number]

function wishOf({ kind, pieces, amount }: RefundChoice, { left }: OrderView, part?: GivingPart): RefundWish {
  if (kind === 'works') {
    const chosen = Object.entries(pieces).filter(([, quantity]) => quantity > 0)
    return { lines: chosen.map(([artworkId, quantity]) => ({ artworkId, quantity })), left }
  }
  if (kind === 'amount') return { amount: centsFrom(amountIn(amount) ?? 0), left }
  return part ? { amount: part.kept, left } : { left }
}

/** An order as its view tells of it: what was given back stands in it as one step. */
function refundable({ items, fulfilments }: OrderView): RefundableOrder {
  const soFar = {
    shares: fulfilments.map(({ artist, kept }) => {
      const { subtotal } = orderPrice(items.filter((item) => item.artist.id === artist.id))
      return { artistId: artist.id, amount: subtotal - kept }
    }),
    pieces: items.map(({ artworkId, givenBack }) => ({ artworkId, quantity: givenBack, wasSent: false })),
  }
  return { lines: items, fulfilments, refunds: [soFar] }
}

/** What a choice comes to, by the rule that the server goes by. */
export function previewOf(
  choice: RefundChoice,
  order: OrderView,
  part?: GivingPart,
): RefundPreview | RefundFault {
  const wish = wishOf(choice, order, part)
  try {
    const { amount, shares, pieces } = backOf(
      wish,
      { ...refundable(order), number: order.number },
      part?.artist.id,
    )
    const entries = refundEntries(shares, order.feePercent)
    return {
      wish,
      toBuyer: amount,
      fromArtists: entries.flatMap((entry) =>
        entry.account.kind === 'artist' && entry.amount !== 0
          ? [{ name: nameOf(entry.account.artistId, order), amount: 0 - entry.amount }]
          : [],
      ),
      fromPlatform: 0 - ledgerSum(entries.filter(({ account }) => account.kind === 'platform')),
      forSaleAgain: pieces
        .filter(({ wasSent }) => !wasSent)
        .map(({ artworkId, quantity }) => ({
          title: order.items.find((item) => item.artworkId === artworkId)?.title ?? '',
          quantity,
        })),
    }
  } catch (error) {
    if (!isDomainError(error)) throw error
    return { field: choice.kind, text: error.message }
  }
}

const nameOf = (artistId: string, { fulfilments }: OrderView): string =>
  fulfilments.find(({ artist }) => artist.id === artistId)?.artist.name ?? ''
