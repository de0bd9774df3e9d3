import type { canIncrease, setQuantity } from '#domain/cart/cart.ts'
import type { cartChanges } from '#domain/cart/cart-changes.ts'
import type { nearestWords } from '#domain/catalogue/search-words.ts'
import type { splitPrice } from '#domain/fair-pay/price-split.ts'
import type { gatheredBy, pausedSince } from '#domain/favourites/new-works-mail.ts'
import type { checkPassword } from '#domain/identity/password.ts'
import type { mustNotHoldTooMuch } from '#domain/orders/holding.ts'
import type { lineTotal } from '#domain/orders/order-price.ts'
import type { validateCard } from '#domain/payments/card-payment.ts'
import type { canWithdraw } from '#domain/returns/withdrawal-window.ts'
import { type Swap, swap } from './swap.ts'

/** A mistake that somebody could make in a rule. */
export interface PlantedMistake {
  readonly id: string
  /** In words. */
  readonly says: string
  /** A scenario that notices it, by its id, and the sentence in it that does not hold then. */
  readonly noticedBy: string
  readonly sentence: string
  readonly swaps: readonly Swap[]
}

/** All that can be broken on purpose. */
export const plantedMistakes: readonly PlantedMistake[] = [
  {
    id: 'carts-ignore-the-stock',
    says: 'Carts ignore the stock',
    noticedBy: 'cart/fill-the-cart/never-more-than-there-is',
    sentence: 'she is told "Reached maximum stock"',
    swaps: [
      swap<typeof canIncrease>('domain/cart/cart.ts', 'canIncrease', () => () => true),
      swap<typeof setQuantity>('domain/cart/cart.ts', 'setQuantity', () => ({ items }, id, quantity) => ({
        items: items.map((each) => (each.id === id ? { ...each, quantity } : each)),
        error: null,
      })),
    ],
  },
  {
    id: 'one-piece-is-charged',
    says: 'Whoever takes several pieces pays for one',
    noticedBy: 'cart/change-the-cart/one-more',
    sentence: 'her cart counts 4 items for $776.50',
    swaps: [
      swap<typeof lineTotal>(
        'domain/orders/order-price.ts',
        'lineTotal',
        () =>
          ({ price }) =>
            price,
      ),
    ],
  },
  {
    id: 'prices-change-silently',
    says: 'A price that has changed is taken silently',
    noticedBy: 'cart/change-the-cart/a-price-that-changed-meanwhile-is-shown-not-silently-taken',
    sentence: 'she is warned that the price of "Harbour at Dusk" is now $700.00 instead of $640.00',
    swaps: [swap<typeof cartChanges>('domain/cart/cart-changes.ts', 'cartChanges', () => () => [])],
  },
  {
    id: 'twice-the-fee',
    says: 'The shop keeps twice its fee',
    noticedBy: 'catalogue/browse-the-gallery/what-the-artist-receives-stands-beside-the-price',
    sentence: 'she reads that the artist receives $544.00 of $640.00',
    swaps: [
      swap<typeof splitPrice>('domain/fair-pay/price-split.ts', 'splitPrice', (real) => (...sold) => {
        const { artist, platform } = real(...sold)
        return { artist: artist - platform, platform: 2 * platform }
      }),
    ],
  },
  {
    id: 'one-buyer-holds-everything',
    says: 'One buyer may hold everything without paying',
    noticedBy: 'orders/holds/one-mailbox-keeps-a-shoppers-share',
    sentence:
      'a visitor orders 1 × "Salt Geometry" by M-Pesa again and again, each time for the same mailbox, and pays nothing',
    swaps: [
      swap<typeof mustNotHoldTooMuch>(
        'domain/orders/holding.ts',
        'mustNotHoldTooMuch',
        () => () => undefined,
      ),
    ],
  },
  {
    id: 'cards-are-not-checked',
    says: 'Nobody looks at the numbers of cards',
    noticedBy: 'orders/checkout-form/a-card-that-cannot-be-one',
    sentence:
      'the order is held back with "Please fill in all required payment information" as long as a field holds this:',
    swaps: [swap<typeof validateCard>('domain/payments/card-payment.ts', 'validateCard', () => () => ({}))],
  },
  {
    id: 'withdrawing-for-ever',
    says: 'Buyers may withdraw for ever',
    noticedBy: 'returns/withdrawing/the-fourteen-days-begin-with-the-last-work',
    sentence: 'she can no longer withdraw',
    swaps: [swap<typeof canWithdraw>('domain/returns/withdrawal-window.ts', 'canWithdraw', () => () => true)],
  },
  {
    id: 'any-password',
    says: 'Any password will do',
    noticedBy: 'identity/sign-up/what-cannot-be-right-is-said',
    sentence: 'Lena is told what is wrong with each of these, and signs up with none:',
    swaps: [swap<typeof checkPassword>('domain/identity/password.ts', 'checkPassword', () => () => null)],
  },
  {
    id: 'no-slip-is-forgiven',
    says: 'The search forgives no slip of the pen',
    noticedBy: 'catalogue/search-the-gallery/slips-of-the-pen-are-forgiven',
    sentence: 'each of these words finds one work alone:',
    swaps: [swap<typeof nearestWords>('domain/catalogue/search-words.ts', 'nearestWords', () => () => [])],
  },
  {
    id: 'a-mail-for-each-work',
    says: 'Followers get a mail for each new work',
    noticedBy:
      'favourites/artists-one-follows/new-works-come-in-one-mail-once-a-day-at-most-until-one-press-ends-them',
    sentence: 'she has been told of new works 1 time',
    swaps: [
      swap<typeof gatheredBy>('domain/favourites/new-works-mail.ts', 'gatheredBy', () => (now) => now),
      swap<typeof pausedSince>('domain/favourites/new-works-mail.ts', 'pausedSince', () => (now) => now),
    ],
  },
]
