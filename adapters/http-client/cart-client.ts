import type { AccountCart, CartView, WantedLine } from '#application/cart/contract.ts'
import { dollarsFrom, type InDollars } from '#domain/shared/money.ts'
import type { Call, HttpCaller } from './call.ts'

const at = (artworkId: string): string => `/cart/items/${encodeURIComponent(artworkId)}`

const inDollars = ({ price, ...line }: WantedLine): InDollars<WantedLine> => ({
  ...line,
  price: price && dollarsFrom(price),
})

/** The account's cart over HTTP. */
export const cartClient = (call: HttpCaller): AccountCart => {
  const cart = async (request: Call): Promise<CartView> =>
    (await call<CartView>({ ...request, amounts: { price: true, totalPrice: true } })).body
  return {
    read: () => cart({ path: '/cart' }),
    setQuantity: (line) => {
      const { artworkId, ...body } = inDollars(line)
      return cart({ method: 'PUT', path: at(artworkId), body, keepalive: true })
    },
    remove: (artworkId) => cart({ method: 'DELETE', path: at(artworkId), keepalive: true }),
    clear: () => cart({ method: 'DELETE', path: '/cart' }),
    merge: (items, key) =>
      cart({ method: 'POST', path: '/cart/merge', body: { items: items.map(inDollars), key } }),
  }
}
