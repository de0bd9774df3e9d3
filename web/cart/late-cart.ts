import { type LateMachine, lateMachine } from '#web/machines/late-machine.ts'
import type { RunningCart } from './cart-actor.ts'
import type { CartEvent, CartInput } from './cart-setup.ts'
import { type CartState, emptyState, notOpened, notOpenedOffline } from './cart-state.ts'

/** The cart of a page, for all its screens. */
export interface LateCart
  extends Pick<LateMachine<RunningCart, CartEvent, CartState>, 'view' | 'onChange' | 'send'> {
  /** Looks whether there is a cart, and goes on listening; returns how to stop. */
  readonly start: () => () => void
}

/**
 * The cart's machine is fetched when there is a cart: when this browser keeps one, when somebody is signed in, when
 * something is asked of it.
 */
export function lateCart(input: CartInput, refused: (text: string) => void): LateCart {
  const { kept, session } = input
  const missed = () => refused(navigator.onLine ? notOpened : notOpenedOffline)
  const { open, seenMeanwhile, stop, ...cart } = lateMachine<RunningCart, CartEvent, CartState>({
    bring: async () => (await import('./cart-actor.ts')).startCart(input, refused),
    before: { ...emptyState, isReading: true },
    missed,
  })
  const bring = () => void open().catch(missed)
  const bringToOwner = () => {
    if (session.current() !== null) bring()
  }
  return {
    ...cart,
    start: () => {
      let isStopped = false
      const stops = [session.onChange(bringToOwner), kept.onChange(bring)]
      bringToOwner()
      if (session.current() === null)
        void kept.read().then((items) => {
          if (isStopped) return
          seenMeanwhile({ ...emptyState, items, asSoldNow: items, isReading: items.length > 0 })
          if (items.length > 0) bring()
        })
      return () => {
        isStopped = true
        for (const each of stops) each()
        stop()
      }
    },
  }
}
