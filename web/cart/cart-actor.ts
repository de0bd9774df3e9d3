import { createActor, type SnapshotFrom, waitFor } from 'xstate'
import { totalItems, totalPrice } from '#domain/cart/cart.ts'
import { cartChanges, withCurrentArtworks } from '#domain/cart/cart-changes.ts'
import type { CartState } from './cart-desk.ts'
import { type CartEvent, type CartInput, cartMachine } from './cart-machine.ts'
import { tellAdded } from './tell-added.tsx'

export interface RunningCart {
  send(event: CartEvent): void
  stop(): void
}

interface CartListener {
  changed(state: CartState): void
  /** A change was against the cart's rules. */
  refused(text: string): void
}

function stateOf(snapshot: SnapshotFrom<typeof cartMachine>): CartState {
  const { cart, current, removed } = snapshot.context
  return {
    items: cart.items,
    totalItems: totalItems(cart),
    totalPrice: totalPrice(cart),
    error: cart.error,
    isReading: false,
    isLost: snapshot.matches({ ready: { keeping: 'not kept' } }),
    changes: current ? cartChanges(cart, current) : [],
    ...(current && { asSoldNow: withCurrentArtworks(cart, current).items }),
    isUnchecked: snapshot.matches({ ready: { gallery: 'did not answer' } }),
    removed,
  }
}

/** Starts the cart's machine; it is given back once the kept cart has been read. */
export async function startCart(input: CartInput, listener: CartListener): Promise<RunningCart> {
  const actor = createActor(cartMachine, { input })
  actor.on('change refused', ({ text }) => listener.refused(text))
  actor.on('artwork is kept', ({ item }) => tellAdded(item))
  actor.start()
  await waitFor(actor, (snapshot) => !snapshot.matches('reading'))
  listener.changed(stateOf(actor.getSnapshot()))
  actor.subscribe((snapshot) => listener.changed(stateOf(snapshot)))
  return actor
}
