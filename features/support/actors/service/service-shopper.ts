import type { CartStore } from '#application/cart/contract.ts'
import type { PageServices } from '#application/pages/page-services.ts'
import type { CartItem } from '#domain/cart/cart.ts'
import type { Shopper } from '#features/support/roles/shopper.ts'
import { serviceCart } from './service-cart.ts'
import { serviceBuyer } from './service-checkout.ts'
import { serviceGallery } from './service-gallery.ts'

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

/** What somebody shops with, whoever they are. */
export type ShopServices = Omit<
  PageServices,
  'accounts' | 'following' | 'secondFactors' | 'signInProviders' | 'artistRooms' | 'adminRooms'
>

/** Shops through the contracts and the web's own machines, without a screen. */
export function serviceShopper(services: ShopServices, store: CartStore = keptInMemory()): Shopper {
  const { catalogue, artists, ordering, cardTokens, sandboxPhone } = services
  let message: string | null = null
  const tell = (text: string | null) => {
    message = text
  }
  const cart = serviceCart({ catalogue, store, onRefused: tell })
  const buyer = serviceBuyer({ ordering, cardTokens, sandboxPhone, cart, onAlert: tell })
  return {
    ...serviceGallery(catalogue, artists),
    ...cart,
    ...buyer,
    lastMessage: async () => message,
    reads: () => Promise.reject(new Error('There is no screen to read from.')),
    leave: async () => {
      cart.stop()
      buyer.stop()
    },
  }
}
