import { createContext, type ReactNode, use, useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { useServices } from '#web/services.ts'
import { toast } from '#web/ui/toast.tsx'
import type { CartDesk } from './cart-desk.ts'
import { type CartKeeper, cartKeeper } from './cart-keeper.ts'

const CartContext = createContext<CartKeeper | null>(null)

/** Keeps one cart for all screens inside, and says aloud what it refuses. */
export function CartProvider({ children }: { children: ReactNode }) {
  const { cartStore, catalogue } = useServices()
  const [keeper] = useState(() => cartKeeper({ store: cartStore, catalogue }, toast.error))
  useEffect(() => keeper.start(), [keeper])
  return <CartContext value={keeper}>{children}</CartContext>
}

/** The visitor's cart. */
export function useCart(): CartDesk {
  const cart = use(CartContext)
  if (!cart) throw new Error('The cart was asked for outside of its CartProvider')
  const state = useSyncExternalStore(cart.onChange, cart.read, cart.read)
  return useMemo(
    () => ({
      ...state,
      add: (artwork) => cart.send({ type: 'add artwork', artwork }),
      setQuantity: (id, quantity) => cart.send({ type: 'set quantity', id, quantity }),
      remove: (id) => cart.send({ type: 'remove artwork', id }),
      takeRemovalBack: () => cart.send({ type: 'take the removal back' }),
      clear: () => cart.send({ type: 'clear cart' }),
      compareWithGallery: () => cart.send({ type: 'compare with the gallery' }),
      acceptChanges: () => cart.send({ type: 'accept what has changed' }),
    }),
    [cart, state],
  )
}
