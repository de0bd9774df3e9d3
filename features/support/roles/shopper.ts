import type { PriceBandLabel, SortLabel } from '../words.ts'
import type { Looks } from './visitor.ts'
import type { WaitingShopper } from './waiting.ts'

/** A work as a list shows it. */
export interface WorkSeen {
  readonly title: string
  /** What its card says of the stock. */
  readonly stock: string | null
}

/** The open work's own page. */
export interface OpenWork {
  readonly title: string
  readonly price: string
  readonly artistReceives: string
  /** What its label tells beside title and price, each thing by its name. */
  readonly facts: Readonly<Record<string, string>>
  readonly stock: string | null
  readonly canBeAdded: boolean
  /** What its pictures show, in their order. */
  readonly pictures: readonly string[]
}

export interface CartSeen {
  readonly lines: readonly { readonly title: string; readonly quantity: number; readonly lineTotal: string }[]
  readonly totalItems: number
  readonly totalPrice: string
}

export interface SummarySeen extends CartSeen {
  readonly shipping: string
}

export interface OrderSeen {
  readonly number: string
  readonly status: string
  readonly total: string
  /** After what was given back. */
  readonly left: string
  readonly lines: readonly { readonly title: string; readonly quantity: number }[]
  readonly parcelsFrom: readonly string[]
  /** By which carrier and number each is found, or where it is. */
  readonly parcelsBy: readonly string[]
  readonly instructions: string | null
  /** What the bank is to be told, while a transfer is waited for. */
  readonly transfer: { readonly amount: string; readonly reference: string } | null
  /** What has become of the request to the phone, or of the card. */
  readonly refusal: string | null
}

export interface ReceiptSeen {
  /** What each artist's works cost is what they receive and the fee. */
  readonly parts: readonly { readonly artist: string; readonly receives: string; readonly fee: string }[]
  /** What of it goes to carriers, artist by artist, as far as it is told. */
  readonly carriage: readonly string[]
  readonly works: readonly string[]
  readonly method: string
  readonly total: string
  /** What that was paid as, where it was not dollars. */
  readonly paidAs: string | null
  /** What went back, sum by sum. */
  readonly refunds: readonly string[]
  /** From whom each came, and as what. */
  readonly whences: readonly string[]
}

export interface BooksSeen {
  readonly artistsReceived: string
  /** Where that is now: with the artists, on its way, and here. */
  readonly arrived: string
  readonly onItsWay: string
  readonly waiting: string
  readonly worksSold: number
  readonly artistsPaid: number
  readonly balance: string
}

export interface WithdrawalSeen {
  readonly canWithdraw: boolean
  /** What she has withdrawn from, by title. */
  readonly works: readonly string[]
  /** What goes back to whom, and how far it has come. */
  readonly returns: readonly { readonly artist: string; readonly status: string }[]
}

export interface ClaimSeen {
  readonly title: string
  readonly isOpen: boolean
  readonly givenBack: string
  /** What everybody has written. */
  readonly messages: readonly string[]
  /** How many of these she had not read. */
  readonly unread: number
}

/** The fields of the checkout as people call them. */
export const checkoutFields = [
  'Name',
  'Street',
  'City',
  'State',
  'Postal code',
  'Country',
  'Phone',
  'Email',
  'Card number',
  'Cardholder name',
  'Expiry date',
  'CVV',
  'M-Pesa phone number',
  'Bank name',
  'Account number',
] as const
export type CheckoutField = (typeof checkoutFields)[number]

export type PayingBy = 'card' | 'M-Pesa' | 'bank transfer'

/** What somebody who looks around can do and see. */
export interface GalleryVisitor {
  openGallery(): Promise<void>
  chooseCategory(label: string): Promise<void>
  choosePriceRange(label: PriceBandLabel): Promise<void>
  sortBy(label: SortLabel): Promise<void>
  search(words: string): Promise<void>
  chooseLooks(looks: Looks): Promise<void>
  /** Sees more of the list, behind what is shown. */
  lookFurther(): Promise<void>
  /** The works on the current page and how many there are in all. */
  works(): Promise<{ readonly shown: readonly WorkSeen[]; readonly total: number }>

  openWork(title: string): Promise<void>
  openMissingWork(): Promise<void>
  seesThatNothingIsHere(): Promise<boolean>
  work(): Promise<OpenWork>

  meetArtists(): Promise<void>
  lookForArtist(words: string): Promise<void>
  artists(): Promise<readonly { readonly name: string; readonly works: number }[]>
  visitArtist(name: string): Promise<void>
}

/** What somebody with a cart can do and see. */
export interface CartHolder {
  /** Has pieces of a work in the cart from an earlier visit. */
  hasInCart(title: string, quantity: number): Promise<void>
  addToCart(title: string): Promise<void>
  openCart(): Promise<void>
  comeBackLater(): Promise<void>
  increase(title: string): Promise<void>
  decrease(title: string): Promise<void>
  remove(title: string): Promise<void>
  takeRemovalBack(): Promise<void>
  canIncrease(title: string): Promise<boolean>
  canDecrease(title: string): Promise<boolean>
  cart(): Promise<CartSeen>
  /** What will be paid of the cart, where that is not all of it. */
  toPay(): Promise<string>
  /** The warnings over the cart's lines. */
  cartWarnings(): Promise<readonly string[]>
}

/** What somebody who buys can do and see. */
export interface Buyer {
  /** Filled these in at an earlier visit to the checkout, which keeps them: but nothing of a card. */
  hasFilledIn(fields: Partial<Record<CheckoutField, string>>): Promise<void>
  goToCheckout(): Promise<void>
  fillIn(fields: Partial<Record<CheckoutField, string>>): Promise<void>
  /** Key by key, where the form helps meanwhile. */
  typeIn(field: CheckoutField, text: string): Promise<void>
  fieldHolds(field: CheckoutField): Promise<string>
  payBy(method: PayingBy): Promise<void>
  placeOrder(): Promise<void>
  placeOrderTwiceAtOnce(): Promise<void>
  /** Agrees to what has changed in the order. */
  updateOrder(): Promise<void>
  summary(): Promise<SummarySeen>
  /** What is said of the order's lines after it was refused. */
  checkoutWarnings(): Promise<readonly string[]>
  /** The alert over the form, or null. */
  alert(): Promise<string | null>
  fieldMessage(field: CheckoutField): Promise<string | null>
  answerPhone(accept: boolean): Promise<void>
  /** Her card's bank asks whether it is her. */
  answerBank(isMe: boolean): Promise<void>
  /** Pays an order whose card was refused. What of the card is not told is as before. */
  payWithAnotherCard(fields: Partial<Record<CheckoutField, string>>): Promise<void>
  /** Has the phone asked once more. */
  askPhoneAgain(): Promise<void>
  /** Opens the link of the mail that keeps the works of her transfer. */
  keepWorks(link: string): Promise<void>
  cancelOrder(): Promise<void>
  /** Says that an artist's parcel is here. */
  saysThatItHasArrived(artist: string): Promise<void>
  /** The order just placed as it stands now; null where none was placed. */
  order(): Promise<OrderSeen | null>
  canOpenOrderWithAnotherKey(): Promise<boolean>
  /** The receipt of that order; null where there is none. */
  receipt(): Promise<ReceiptSeen | null>
  canOpenReceiptWithAnotherKey(): Promise<boolean>
  /** Withdraws from works of that order by title, or from everything that is left; what is refused is thrown. */
  withdrawFrom(titles: readonly string[] | null): Promise<void>
  withdrawal(): Promise<WithdrawalSeen>
  /** Shows a work of that order that is damaged, in words and on a photograph; what is refused is thrown. */
  reportsDamage(title: string, text: string): Promise<void>
  /** Writes more about the last of what she has reported. */
  answersClaim(text: string): Promise<void>
  /** What is said about damage to works of that order. */
  claims(): Promise<readonly ClaimSeen[]>
  /** Says that she has sent works back to an artist. */
  sendsBack(artist: string, carrier: string, trackingNumber: string): Promise<void>
}

/**
 * What a shopper can do and see, in their words. One actor does it through the contracts and the machines of the web,
 * another with a real browser; the steps cannot tell which.
 */
export interface Shopper extends GalleryVisitor, CartHolder, Buyer, WaitingShopper {
  /** The last short message (a toast), or null. */
  lastMessage(): Promise<string | null>
  /** What the page about fair pay says just then. */
  openBooks(): Promise<BooksSeen>
  /**
   * Does what a scenario begins with and does not look at: on no screen, with all that this browser is signed in as. What is
   * ordered meanwhile is this shopper's order from then on.
   */
  unseen(doing: (shopper: CartHolder & Buyer) => Promise<void>): Promise<void>
  /** Whether the screen shows a text; only people in front of a screen can say. */
  reads(text: string): Promise<boolean>

  leave(): Promise<void>
}
