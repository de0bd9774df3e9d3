import { randomUUID } from 'node:crypto'
import { type ActorRefFrom, createActor, waitFor } from 'xstate'
import type { ArtistView } from '#application/artists/contract.ts'
import type { CartStore } from '#application/cart/contract.ts'
import type { ArtworkListRequest, ArtworkSort, ArtworkView } from '#application/catalogue/contract.ts'
import type { OrderView } from '#application/orders/contract.ts'
import {
  type Cart,
  type CartItem,
  canDecrease,
  canIncrease,
  lineTotal,
  totalItems,
  totalPrice,
} from '#domain/cart/cart.ts'
import { cartChanges } from '#domain/cart/cart-changes.ts'
import { stockText } from '#domain/catalogue/artwork.ts'
import { priceBands } from '#domain/catalogue/price-band.ts'
import type { PaymentMethod } from '#domain/orders/payment.ts'
import { shippingCost } from '#domain/orders/shipping.ts'
import { DomainError } from '#domain/shared/domain-error.ts'
import { centsFrom, formatMoney } from '#domain/shared/money.ts'
import { cartMachine } from '#web/cart/cart-machine.ts'
import type { CheckoutField as FormField } from '#web/orders/checkout-form.ts'
import { checkoutMachine } from '#web/orders/checkout-machine.ts'
import type { ServerServices } from '#web/services.ts'
import { diallingPrefix } from '#web/ui/dialling-prefix.ts'
import { categoryNamed } from '../categories.ts'
import type { CartSeen, CheckoutField, OrderSeen, PayingBy, Shopper } from '../shopper.ts'

const fieldNames: Readonly<Record<CheckoutField, FormField>> = {
  Name: 'name',
  Street: 'street',
  City: 'city',
  State: 'state',
  'Postal code': 'postalCode',
  Country: 'country',
  Phone: 'phone',
  'E-mail': 'email',
  'Card number': 'cardNumber',
  'Cardholder name': 'cardName',
  'Expiry date': 'expiryDate',
  CVV: 'cvv',
  'M-Pesa phone number': 'phoneNumber',
  'Bank name': 'bankName',
  'Account number': 'accountNumber',
}

const methods: Readonly<Record<PayingBy, PaymentMethod>> = {
  card: 'card',
  'M-Pesa': 'mpesa',
  'bank transfer': 'atm',
}

const sorts: Readonly<Record<string, ArtworkSort>> = {
  'Newest First': 'newest',
  'Price: Low to High': 'price-asc',
  'Price: High to Low': 'price-desc',
  'Most Popular': 'popular',
}

/** A browser's storage without the browser. */
function keptInMemory(): CartStore {
  let kept: readonly CartItem[] = []
  return {
    read: async () => kept,
    write: async (items) => {
      kept = items
    },
    onChange: () => () => undefined,
  }
}

const cartSeen = (cart: Cart): CartSeen => ({
  lines: cart.items.map((item) => ({
    title: item.title,
    quantity: item.quantity,
    lineTotal: formatMoney(lineTotal(item)),
  })),
  totalItems: totalItems(cart),
  totalPrice: formatMoney(totalPrice(cart)),
})

const orderSeen = (order: OrderView): OrderSeen => ({
  number: order.number,
  status: order.status,
  total: formatMoney(centsFrom(order.total)),
  lines: order.items.map(({ title, quantity }) => ({ title, quantity })),
  parcelsFrom: order.fulfilments.map(({ artist }) => artist.name),
  instructions: order.payment.instructions ?? null,
})

const isNotFound = (error: unknown): boolean => error instanceof DomainError && error.refusal === 'not-found'

/** What somebody shops with, whoever they are. */
export type ShopServices = Omit<
  ServerServices,
  'accounts' | 'secondFactors' | 'signInProviders' | 'artistRooms'
>

/** Shops through the contracts and the web's own machines, without a screen. */
export function serviceShopper(services: ShopServices, store: CartStore = keptInMemory()): Shopper {
  const { catalogue, artists, ordering, cardTokens, sandboxPhone } = services
  let request: ArtworkListRequest = {}
  let worksShown: readonly ArtworkView[] = []
  let worksTotal = 0
  let next: string | null = null
  let openWork: ArtworkView | null = null
  let artistsShown: readonly ArtistView[] = []
  let nothingHere = false
  let message: string | null = null
  let cart = openCart()
  let checkout: ActorRefFrom<typeof checkoutMachine> | null = null

  function openCart() {
    const actor = createActor(cartMachine, { input: { store, catalogue } })
    actor.on('change refused', ({ text }) => {
      message = text
    })
    return actor.start()
  }

  const cartKept = () => waitFor(cart, (snapshot) => snapshot.matches({ ready: { keeping: 'kept' } }))
  const cartNow = () => cart.getSnapshot().context.cart

  async function list(changes: ArtworkListRequest): Promise<void> {
    request = { ...request, ...changes }
    const page = await catalogue.artworks(request)
    worksShown = page.items
    worksTotal = page.total
    next = page.next
  }

  async function titled(title: string): Promise<ArtworkView> {
    const { items } = await catalogue.artworks({ q: title, limit: 100 })
    const work = items.find((each) => each.title === title)
    if (!work) throw new Error(`No work is called '${title}'.`)
    return work
  }

  function lineOf(title: string): CartItem {
    const line = cartNow().items.find((item) => item.title === title)
    if (!line) throw new Error(`'${title}' is not in the cart.`)
    return line
  }

  const atCheckout = () => {
    if (!checkout) throw new Error('Nobody went to the checkout.')
    return checkout
  }
  const checkoutContext = () => atCheckout().getSnapshot().context

  /** What the checkout's screen does with an order that came back. */
  async function settled(): Promise<void> {
    const snapshot = await waitFor(
      atCheckout(),
      (now) => now.matches('filling in') || now.matches('confirmed'),
    )
    message = snapshot.context.alert?.text ?? null
    if (snapshot.matches('confirmed')) {
      cart.send({ type: 'clear cart' })
      await cartKept()
    }
  }

  async function addToCart(title: string): Promise<void> {
    const artwork = await titled(title)
    await cartKept()
    cart.send({ type: 'add artwork', artwork })
    await cartKept()
  }

  async function setQuantity(title: string, by: number): Promise<void> {
    const { id, quantity } = lineOf(title)
    cart.send({ type: 'set quantity', id, quantity: quantity + by })
    await cartKept()
  }

  const fromTheTop = {
    category: undefined,
    medium: undefined,
    orientation: undefined,
    colour: undefined,
    maxWidth: undefined,
    maxHeight: undefined,
    priceMin: undefined,
    priceMax: undefined,
    q: undefined,
    sort: undefined,
    cursor: undefined,
  }

  return {
    openGallery: () => list(fromTheTop),
    chooseCategory: (label) => list({ category: categoryNamed(label), cursor: undefined }),
    choosePriceRange: (label) => {
      const band = priceBands.find((each) => each.label === label)
      return list({ priceMin: band?.min, priceMax: band?.max, cursor: undefined })
    },
    sortBy: (label) => list({ sort: sorts[label], cursor: undefined }),
    search: (words) => list({ q: words, cursor: undefined }),
    chooseLooks: ({ width, height, ...looks }) =>
      list({
        ...looks,
        ...(width !== undefined && { maxWidth: width }),
        ...(height !== undefined && { maxHeight: height }),
        cursor: undefined,
      }),
    lookFurther: async () => {
      const before = worksShown
      await list({ cursor: next ?? undefined })
      worksShown = [...before, ...worksShown]
    },
    works: async () => ({
      shown: worksShown.map((work) => ({ title: work.title, stock: stockText(work) })),
      total: worksTotal,
    }),

    openWork: async (title) => {
      openWork = await catalogue.artwork((await titled(title)).id)
    },
    openMissingWork: async () => {
      nothingHere = await catalogue.artwork(randomUUID()).then(() => false, isNotFound)
    },
    isToldThatNothingIsHere: async () => nothingHere,
    work: async () => {
      if (!openWork) throw new Error('No work is open.')
      return {
        title: openWork.title,
        price: formatMoney(centsFrom(openWork.price)),
        artistReceives: formatMoney(centsFrom(openWork.artistReceives)),
        stock: stockText(openWork),
        canBeAdded: openWork.stock > 0,
      }
    },

    meetArtists: async () => {
      artistsShown = (await artists.artists({})).items
    },
    lookForArtist: async (words) => {
      artistsShown = (await artists.artists({ q: words })).items
    },
    artists: async () => artistsShown.map(({ name, artworkCount }) => ({ name, works: artworkCount })),
    visitArtist: async (name) => {
      const { items } = await artists.artists({ q: name })
      const found = items.find((artist) => artist.name === name)
      if (!found) throw new Error(`No artist is called '${name}'.`)
      await list({ ...fromTheTop, artist: (await artists.artist(found.id)).id })
    },

    hasInCart: async (title, quantity) => {
      for (let piece = 0; piece < quantity; piece++) await addToCart(title)
    },
    addToCart,
    openCart: async () => {
      await cartKept()
      cart.send({ type: 'compare with the gallery' })
      await waitFor(cart, (snapshot) => snapshot.matches({ ready: { gallery: 'answered' } }))
    },
    comeBackLater: async () => {
      cart.stop()
      cart = openCart()
      await cartKept()
    },
    increase: (title) => setQuantity(title, 1),
    decrease: (title) => setQuantity(title, -1),
    remove: async (title) => {
      cart.send({ type: 'remove artwork', id: lineOf(title).id })
      await cartKept()
    },
    takeRemovalBack: async () => {
      cart.send({ type: 'take the removal back' })
      await cartKept()
    },
    canIncrease: async (title) => canIncrease(lineOf(title)),
    canDecrease: async (title) => canDecrease(lineOf(title)),
    cart: async () => {
      await cartKept()
      return cartSeen(cartNow())
    },
    cartWarnings: async () => {
      const { current } = cart.getSnapshot().context
      return cartChanges(cartNow(), current ?? []).map(({ text }) => text)
    },

    goToCheckout: async () => {
      await cartKept()
      checkout = createActor(checkoutMachine, {
        input: { ordering, cardTokens, newKey: randomUUID, prefixOf: diallingPrefix, draft: null },
      }).start()
    },
    fillIn: async (fields) => {
      for (const [field, text] of Object.entries(fields) as [CheckoutField, string][])
        atCheckout().send({ type: 'field filled in', field: fieldNames[field], text })
    },
    fieldHolds: async (field) => checkoutContext().fields[fieldNames[field]],
    payBy: async (method) => atCheckout().send({ type: 'payment method chosen', method: methods[method] }),
    placeOrder: async () => {
      atCheckout().send({ type: 'place order', items: cartNow().items })
      await settled()
    },
    placeOrderTwiceAtOnce: async () => {
      atCheckout().send({ type: 'place order', items: cartNow().items })
      atCheckout().send({ type: 'place order', items: cartNow().items })
      await settled()
    },
    summary: async () => ({
      ...cartSeen(cartNow()),
      shipping: shippingCost === 0 ? 'Free' : formatMoney(shippingCost),
    }),
    checkoutWarnings: async () => Object.values(checkoutContext().lineErrors),
    alert: async () => checkoutContext().alert?.text ?? null,
    fieldMessage: async (field) => checkoutContext().errors[fieldNames[field]] ?? null,
    answerPhone: async (accept) => {
      const { placed } = checkoutContext()
      if (placed) await sandboxPhone?.answer(placed.number, placed.accessKey, accept)
    },
    cancelOrder: async () => {
      const { placed } = checkoutContext()
      if (placed) await ordering.cancel(placed.number, placed.accessKey)
    },
    order: async () => {
      const { placed } = checkoutContext()
      return placed && orderSeen(await ordering.order(placed.number, placed.accessKey))
    },
    canOpenOrderWithAnotherKey: async () => {
      const { placed } = checkoutContext()
      return ordering.order(placed?.number ?? '', randomUUID()).then(
        () => true,
        (error: unknown) => {
          if (isNotFound(error)) return false
          throw error
        },
      )
    },

    lastMessage: async () => message,
    reads: () => Promise.reject(new Error('There is no screen to read from.')),
    leave: async () => {
      cart.stop()
      checkout?.stop()
    },
  }
}
