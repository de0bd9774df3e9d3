import { createActor, type SnapshotFrom, waitFor } from 'xstate'
import { cartChanges, withCurrentArtworks } from '#domain/cart/cart-changes.ts'
import type { RunningMachine } from '#web/machines/late-machine.ts'
import { running } from '#web/machines/running.ts'
import { wantSame } from './account-cart.ts'
import { cartMachine } from './cart-machine.ts'
import type { CartEvent, CartInput } from './cart-setup.ts'
import type { CartState } from './cart-state.ts'
import { tellAdded } from './tell-added.tsx'

/** Whoever only looks what another device has done has nothing on its way. */
const isSettled = ['kept', 'looking'] as const

/** What screens see of a cart. */
export function stateOf(snapshot: SnapshotFrom<typeof cartMachine>): CartState {
  const { cart, current, heard, removed } = snapshot.context
  return {
    items: cart.items,
    isReading: snapshot.matches('reading'),
    isKept:
      isSettled.some((keeping) => snapshot.matches({ ready: { keeping } })) && wantSame(cart.items, heard),
    isLost: snapshot.matches({ ready: { keeping: 'not kept' } }),
    changes: current ? cartChanges(cart, current) : [],
    asSoldNow: current ? withCurrentArtworks(cart, current).items : cart.items,
    isUnchecked: snapshot.matches({ ready: { gallery: 'did not answer' } }),
    removed,
  }
}

export type RunningCart = RunningMachine<CartEvent, CartState>

/** Starts the cart's machine, and says what it has to say; it is given back once the kept cart has been read. */
export async function startCart(input: CartInput, refused: (text: string) => void): Promise<RunningCart> {
  const actor = createActor(cartMachine, { input })
  actor.on('change refused', ({ text }) => refused(text))
  actor.on('artwork is kept', ({ item }) => tellAdded(item))
  actor.start()
  await waitFor(actor, (snapshot) => !snapshot.matches('reading'))
  return running(actor, stateOf)
}
