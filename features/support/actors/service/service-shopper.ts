import type { CartStore } from '#application/cart/contract.ts'
import type { PageServices } from '#application/pages/page-services.ts'
import type { KeptWaiting } from '#application/waiting/contract.ts'
import type { CartItem } from '#domain/cart/cart.ts'
import { formatMoney } from '#domain/shared/money.ts'
import type { Shopper } from '#features/support/roles/shopper.ts'
import type { CartInput } from '#web/cart/cart-setup.ts'
import { noAccountCart } from '#web/nothing-kept.ts'
import { serviceCart } from './service-cart.ts'
import { type ServiceBuyer, serviceBuyer } from './service-checkout.ts'
import { serviceGallery } from './service-gallery.ts'
import { serviceWaiting } from './service-waiting.ts'

/** What a browser keeps of a cart, without the browser. */
export function cartInMemory(): CartStore {
  let kept: readonly CartItem[] = []
  let carts = 1
  return {
    read: async () => kept,
    write: async (items) => {
      if (items.length === 0) carts += 1
      kept = items
    },
    name: () => `cart ${carts}`,
    onChange: () => () => undefined,
  }
}

/** What keeps the cart of somebody who never signs in. */
const visitorsKeepers = (): CartKeepers => ({
  kept: cartInMemory(),
  account: noAccountCart,
  session: { current: () => null, onChange: () => () => undefined },
  onComingBack: () => () => undefined,
})

type CartKeepers = Omit<CartInput, 'catalogue'>

/** What somebody shops with, whoever they are. */
export type ShopServices = Omit<
  PageServices,
  'accounts' | 'following' | 'secondFactors' | 'signInProviders' | 'artistServices' | 'adminServices'
> & { readonly waiting: KeptWaiting }

/** Shops through the contracts and the web's own machines, without a screen. */
export function serviceShopper(
  services: ShopServices,
  keepers: CartKeepers = visitorsKeepers(),
): Shopper & Pick<ServiceBuyer, 'placed'> {
  const { catalogue, artists, ordering, shipping, receipts, withdrawals, claims, cardTokens, trialPhone } =
    services
  let message: string | null = null
  const tell = (text: string | null) => {
    message = text
  }
  const cart = serviceCart({ catalogue, ...keepers, onRefused: tell })
  const buyer = serviceBuyer({
    ordering,
    shipping,
    receipts,
    withdrawals,
    claims,
    cardTokens,
    trialPhone,
    cart,
    isCartKnown: () => keepers.session.current() !== null,
    cartNow: async () => (keepers.session.current() === null ? null : (await keepers.account.read()).items),
    onAlert: tell,
  })
  return {
    ...serviceGallery(catalogue, artists),
    ...serviceWaiting(catalogue, services.waiting),
    ...cart,
    ...buyer,
    openBooks: async () => {
      const { artistsReceived, ofArtists, worksSold, artistsPaid, balance } = await services.fairPay.books()
      return {
        artistsReceived: formatMoney(artistsReceived),
        arrived: formatMoney(ofArtists.arrived),
        onItsWay: formatMoney(ofArtists.onItsWay),
        waiting: formatMoney(ofArtists.waiting),
        worksSold,
        artistsPaid,
        balance: formatMoney(balance),
      }
    },
    lastMessage: async () => message,
    unseen: (doing) => doing({ ...cart, ...buyer }),
    reads: () => Promise.reject(new Error('There is no screen to read from.')),
    leave: async () => {
      cart.stop()
      buyer.stop()
    },
  }
}
