import { useActorRef, useSelector } from '@xstate/react'
import { createContext, type ReactNode, use, useEffect, useMemo } from 'react'
import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import type { ArtworkView } from '#application/catalogue/contract.ts'
import { type CartItem, totalItems, totalPrice } from '#domain/cart/cart.ts'
import { type CartChange, cartChanges } from '#domain/cart/cart-changes.ts'
import type { Cents } from '#domain/shared/money.ts'
import { useServices } from '#web/services.ts'
import { toast } from '#web/ui/toast.tsx'
import { artistsShare } from './artists-share.ts'
import type { Removal } from './cart-lines.ts'
import { cartMachine } from './cart-machine.ts'

/** The cart as screens see it and what they can ask of it. */
export interface CartDesk {
  readonly items: readonly CartItem[]
  readonly totalItems: number
  readonly totalPrice: Cents
  readonly error: string | null
  /** The kept cart is still being read: nothing can be said of it yet. */
  readonly isReading: boolean
  /** The browser could not keep the last change. */
  readonly isLost: boolean
  /** What is no longer as the shopper saw it; empty until the gallery has answered. */
  readonly changes: readonly CartChange[]
  /** The gallery was asked for changes and could not be reached. */
  readonly isUnchecked: boolean
  /** The line removed last and where it stood, for as long as that can be taken back. */
  readonly removed: Removal | null
  /** What the artists get of the total; null until the gallery has told. */
  readonly artistsShare: Cents | null
  add(artwork: ArtworkView): void
  setQuantity(id: string, quantity: number): void
  remove(id: string): void
  takeRemovalBack(): void
  clear(): void
  compareWithGallery(): void
  acceptChanges(): void
}

const CartContext = createContext<ActorRefFrom<typeof cartMachine> | null>(null)

/** Keeps one cart for all screens inside, and says aloud what it refuses. */
export function CartProvider({ children }: { children: ReactNode }) {
  const { cartStore, catalogue } = useServices()
  const cart = useActorRef(cartMachine, { input: { store: cartStore, catalogue } })
  useEffect(() => {
    const refused = cart.on('change refused', ({ text }) => toast.error(text))
    return () => refused.unsubscribe()
  }, [cart])
  return <CartContext value={cart}>{children}</CartContext>
}

type CartSnapshot = SnapshotFrom<typeof cartMachine>

const shown = (snapshot: CartSnapshot) => {
  const { cart, current, removed } = snapshot.context
  return {
    items: cart.items,
    totalItems: totalItems(cart),
    totalPrice: totalPrice(cart),
    error: cart.error,
    isReading: snapshot.matches('reading'),
    isLost: snapshot.matches({ ready: { keeping: 'not kept' } }),
    changes: current ? cartChanges(cart, current) : [],
    isUnchecked: snapshot.matches({ ready: { gallery: 'did not answer' } }),
    removed,
    artistsShare: current && artistsShare(cart.items, current),
  }
}

/** The visitor's cart. */
export function useCart(): CartDesk {
  const cart = use(CartContext)
  if (!cart) throw new Error('The cart was asked for outside of its CartProvider')
  const snapshot = useSelector(cart, (current) => current)
  return useMemo(
    () => ({
      ...shown(snapshot),
      add: (artwork) => cart.send({ type: 'add artwork', artwork }),
      setQuantity: (id, quantity) => cart.send({ type: 'set quantity', id, quantity }),
      remove: (id) => cart.send({ type: 'remove artwork', id }),
      takeRemovalBack: () => cart.send({ type: 'take the removal back' }),
      clear: () => cart.send({ type: 'clear cart' }),
      compareWithGallery: () => cart.send({ type: 'compare with the gallery' }),
      acceptChanges: () => cart.send({ type: 'accept what has changed' }),
    }),
    [cart, snapshot],
  )
}
