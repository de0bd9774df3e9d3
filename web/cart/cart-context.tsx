import { createContext, type ReactNode, use, useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { useServices } from '#web/services.ts'
import { toast } from '#web/ui/feedback/toast.tsx'
import type { CartDesk, CartWishes } from './cart-desk.ts'
import { type CartKeeper, cartKeeper } from './cart-keeper.ts'

const CartContext = createContext<CartKeeper | null>(null)

/** Keeps one cart for all screens inside, and says aloud what it refuses. */
export function CartProvider({ children }: { children: ReactNode }) {
  const { cartStore, catalogue } = useServices()
  const [keeper] = useState(() => cartKeeper({ store: cartStore, catalogue }, toast.error))
  useEffect(() => keeper.start(), [keeper])
  return <CartContext value={keeper}>{children}</CartContext>
}

const wishesOf = (cart: CartKeeper): CartWishes => ({
  add: (artwork) => cart.send({ type: 'add artwork', artwork }),
  setQuantity: (id, quantity) => cart.send({ type: 'set quantity', id, quantity }),
  remove: (id) => cart.send({ type: 'remove artwork', id }),
  takeRemovalBack: () => cart.send({ type: 'take the removal back' }),
  clear: () => cart.send({ type: 'clear cart' }),
  compareWithGallery: () => cart.send({ type: 'compare with the gallery' }),
  acceptChanges: () => cart.send({ type: 'accept what has changed' }),
})

/** The visitor's cart. What can be asked of it stays the same function for as long as the cart is the same. */
export function useCart(): CartDesk {
  const cart = use(CartContext)
  if (!cart) throw new Error('The cart was asked for outside of its CartProvider')
  const state = useSyncExternalStore(cart.onChange, cart.read, cart.read)
  const wishes = useMemo(() => wishesOf(cart), [cart])
  return useMemo(() => ({ ...state, ...wishes }), [state, wishes])
}

/** The visitor's cart, compared with the gallery as soon as it is there. */
export function useComparedCart(): CartDesk {
  const cart = useCart()
  const { isReading, compareWithGallery } = cart
  useEffect(() => {
    if (!isReading) compareWithGallery()
  }, [isReading, compareWithGallery])
  return cart
}
