import { totalItems, totalPrice } from '#domain/cart/cart.ts'
import { isDomainError } from '#domain/shared/domain-error.ts'
import { failureText } from '#web/failure-text.ts'
import type { RunningCart } from './cart-actor.ts'
import { type CartState, emptyState } from './cart-desk.ts'
import type { CartEvent, CartInput } from './cart-machine.ts'

/** Holds the cart for all screens of a page. */
export interface CartKeeper {
  readonly read: () => CartState
  readonly onChange: (listener: () => void) => () => void
  readonly send: (event: CartEvent) => void
  /** Looks what is kept, and goes on listening; returns how to stop. */
  readonly start: () => () => void
}

const notOpened = 'The cart could not be opened. Please try again.'

/**
 * A cart's machine is fetched when there is a cart to keep: whoever only looks around never has to wait for it. What
 * is asked of the cart meanwhile is done as soon as it is there.
 */
export function cartKeeper(input: CartInput, refused: (text: string) => void): CartKeeper {
  const listeners = new Set<() => void>()
  let state: CartState = { ...emptyState, isReading: true }
  let running: Promise<RunningCart> | null = null

  const changed = (next: CartState) => {
    state = next
    for (const listener of listeners) listener()
  }
  const open = (): Promise<RunningCart> => {
    running ??= import('./cart-actor.ts').then(({ startCart }) => startCart(input, { changed, refused }))
    return running
  }
  const opened = (use: (cart: RunningCart) => void) => {
    open().then(use, () => {
      running = null
      refused(notOpened)
    })
  }
  const found = (items: CartState['items']) => {
    if (running) return
    if (items.length === 0) return changed(emptyState)
    const kept = { items, error: null }
    changed({ ...state, items, totalItems: totalItems(kept), totalPrice: totalPrice(kept) })
    opened(() => {})
  }
  /** Nothing to show is not nothing there; that a session has ended is told by the session itself. */
  const missed = (error: unknown) => {
    if (!isDomainError(error) || error.refusal !== 'not-signed-in') refused(failureText(error, notOpened))
    found([])
  }

  return {
    read: () => state,
    onChange: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    send: (event) => opened((cart) => cart.send(event)),
    start: () => {
      let isStopped = false
      const stopListening = input.store.onChange((items) => found(items))
      input.store.read().then(
        (items) => isStopped || found(items),
        (error: unknown) => isStopped || missed(error),
      )
      return () => {
        isStopped = true
        stopListening()
        running?.then((cart) => cart.stop()).catch(() => {})
        running = null
      }
    },
  }
}
