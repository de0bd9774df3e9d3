import { createContext, type ReactNode, use, useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { useServices } from '#web/services.ts'
import { toast } from '#web/ui/feedback/toast.tsx'
import type { CartActions, UsableCart } from './cart-state.ts'
import { type LateCart, lateCart } from './late-cart.ts'

/** The cart, and what can be asked of it: the same functions for as long as it is the same. */
type AskedCart = LateCart & { readonly wishes: CartActions }

const CartContext = createContext<AskedCart | null>(null)

/** One cart for all screens inside. */
export function CartProvider({ children }: { children: ReactNode }) {
  const { keptCart, accountCart, session, onComingBack, catalogue } = useServices()
  const [cart] = useState(() => {
    const late = lateCart(
      { kept: keptCart, account: accountCart, session, onComingBack, catalogue },
      toast.error,
    )
    return { ...late, wishes: wishesOf(late) }
  })
  useEffect(() => cart.start(), [cart])
  return <CartContext value={cart}>{children}</CartContext>
}

const wishesOf = ({ send }: LateCart): CartActions => ({
  add: (artwork) => send({ type: 'add artwork', artwork }),
  setQuantity: (id, quantity) => send({ type: 'set quantity', id, quantity }),
  remove: (id) => send({ type: 'remove artwork', id }),
  takeRemovalBack: () => send({ type: 'take the removal back' }),
  letGo: (ids, isTold) => send({ type: 'works were ordered', ids, isTold }),
  compareWithGallery: () => send({ type: 'compare with the gallery' }),
  acceptChanges: () => send({ type: 'accept what has changed' }),
  lookAgain: () => send({ type: 'somebody came back' }),
})

/** The visitor's cart. What can be asked of it stays the same function for as long as the cart is the same. */
export function useCart(): UsableCart {
  const cart = use(CartContext)
  if (!cart) throw new Error('The cart was asked for outside of its CartProvider')
  const state = useSyncExternalStore(cart.onChange, cart.view, cart.view)
  return useMemo(() => ({ ...state, ...cart.wishes }), [state, cart])
}

/** The visitor's cart, compared with the gallery as soon as it is there. */
export function useComparedCart(): UsableCart {
  const cart = useCart()
  const { isReading, compareWithGallery } = cart
  useEffect(() => {
    if (!isReading) compareWithGallery()
  }, [isReading, compareWithGallery])
  return cart
}
