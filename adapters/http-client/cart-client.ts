import type { AccountCart, CartView } from '#application/cart/contract.ts'
import type { Call, HttpCaller } from './call.ts'

const at = (artworkId: string): string => `/cart/items/${encodeURIComponent(artworkId)}`

/** The account's cart over HTTP. */
export const cartClient = (call: HttpCaller): AccountCart => {
  const cart = async (request: Call): Promise<CartView> => (await call<CartView>(request)).body
  return {
    read: () => cart({ path: '/cart' }),
    setQuantity: ({ artworkId, ...body }) => cart({ method: 'PUT', path: at(artworkId), body }),
    remove: (artworkId) => cart({ method: 'DELETE', path: at(artworkId) }),
    clear: () => cart({ method: 'DELETE', path: '/cart' }),
    merge: (items, key) => cart({ method: 'POST', path: '/cart/merge', body: { items, key } }),
  }
}
