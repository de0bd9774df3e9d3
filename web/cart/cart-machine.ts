import { assign, enqueueActions, fromCallback, fromPromise, setup } from 'xstate'
import type { CartStore } from '#application/cart/contract.ts'
import type { ArtworkView, Catalogue } from '#application/catalogue/contract.ts'
import {
  addToCart,
  type Cart,
  type CartItem,
  clearCart,
  emptyCart,
  mergeCarts,
  removeFromCart,
  setQuantity,
} from '#domain/cart/cart.ts'
import { type CurrentArtwork, withCurrentArtworks } from '#domain/cart/cart-changes.ts'
import {
  currentArtworks,
  currentOf,
  lineOf,
  putBack,
  type Removal,
  removalOf,
  withCurrentStock,
} from './cart-lines.ts'

export interface CartInput {
  readonly store: CartStore
  readonly catalogue: Catalogue
}

interface CartContext extends CartInput {
  readonly cart: Cart
  /** The line removed last, for as long as that can be taken back. */
  readonly removed: Removal | null
  /** The id of the work that was put in last, until the cart with it is kept. */
  readonly added: string | null
  /** The works as the gallery shows them now; null until it has answered. */
  readonly current: readonly CurrentArtwork[] | null
}

export type CartEvent =
  | { readonly type: 'add artwork'; readonly artwork: ArtworkView }
  | { readonly type: 'set quantity'; readonly id: string; readonly quantity: number }
  | { readonly type: 'remove artwork'; readonly id: string }
  | { readonly type: 'take the removal back' }
  | { readonly type: 'clear cart' }
  | { readonly type: 'accept what has changed' }
  | { readonly type: 'compare with the gallery' }
  | { readonly type: 'cart changed elsewhere'; readonly items: readonly CartItem[] }

type CartNews =
  | { readonly type: 'change refused'; readonly text: string }
  | { readonly type: 'artwork is kept'; readonly item: CartItem }

/** A visitor's cart: read once, kept after every change, the same in every tab. Its rules are the domain's. */
export const cartMachine = setup({
  types: {
    input: {} as CartInput,
    context: {} as CartContext,
    events: {} as CartEvent,
    emitted: {} as CartNews,
  },
  actors: {
    'read the kept cart': fromPromise<readonly CartItem[], CartStore>(({ input }) => input.read()),
    'keep the cart': fromPromise<void, { store: CartStore; items: readonly CartItem[] }>(({ input }) =>
      input.store.write(input.items),
    ),
    'ask the gallery': fromPromise<
      readonly CurrentArtwork[],
      { catalogue: Catalogue; ids: readonly string[] }
    >(({ input }) => currentArtworks(input.catalogue, input.ids)),
    'listen to other tabs': fromCallback<CartEvent, CartStore>(({ input, sendBack }) =>
      input.onChange((items) => sendBack({ type: 'cart changed elsewhere', items })),
    ),
  },
  actions: {
    'add it': assign(({ context }, artwork: ArtworkView) => ({
      cart: addToCart(context.cart, lineOf(artwork)),
      added: artwork.id,
      // What the gallery has just shown is what it sells now.
      current: context.current && [
        ...context.current.filter(({ id }) => id !== artwork.id),
        currentOf(artwork),
      ],
    })),
    'say what was refused': enqueueActions(({ context, enqueue }) => {
      if (!context.cart.error) return
      enqueue.assign({ added: null })
      enqueue.emit({ type: 'change refused', text: context.cart.error })
    }),
    // Not before: a cart that was not kept takes the work out again.
    'say what was added': enqueueActions(({ context: { cart, added }, enqueue }) => {
      const item = cart.items.find(({ id }) => id === added)
      enqueue.assign({ added: null })
      if (item) enqueue.emit({ type: 'artwork is kept', item })
    }),
  },
}).createMachine({
  id: 'cart',
  context: ({ input }) => ({ ...input, cart: emptyCart, removed: null, added: null, current: null }),
  invoke: { src: 'listen to other tabs', input: ({ context }) => context.store },
  initial: 'reading',
  states: {
    reading: {
      invoke: {
        src: 'read the kept cart',
        input: ({ context }) => context.store,
        onDone: [
          {
            // Somebody was quicker than the store: both count.
            guard: ({ context }) => context.cart.items.length > 0,
            target: 'ready.keeping.writing',
            actions: assign(({ context, event }) => ({
              cart: mergeCarts({ items: event.output, error: null }, context.cart),
            })),
          },
          {
            target: 'ready',
            actions: assign(({ event }) => ({ cart: { items: event.output, error: null } })),
          },
        ],
        onError: 'ready',
      },
      on: {
        'add artwork': {
          actions: [{ type: 'add it', params: ({ event }) => event.artwork }, 'say what was refused'],
        },
      },
    },
    ready: {
      type: 'parallel',
      states: {
        keeping: {
          initial: 'kept',
          states: {
            kept: {},
            writing: {
              invoke: {
                src: 'keep the cart',
                input: ({ context }) => ({ store: context.store, items: context.cart.items }),
                onDone: { target: 'kept', actions: 'say what was added' },
                onError: { target: 'not kept', actions: assign({ added: null }) },
              },
            },
            'not kept': {},
          },
          on: {
            'add artwork': {
              target: '.writing',
              actions: [{ type: 'add it', params: ({ event }) => event.artwork }, 'say what was refused'],
            },
            'set quantity': {
              target: '.writing',
              actions: [
                assign(({ context, event }) => ({
                  cart: setQuantity(context.cart, event.id, event.quantity),
                })),
                'say what was refused',
              ],
            },
            'remove artwork': {
              target: '.writing',
              actions: assign(({ context, event }) => ({
                cart: removeFromCart(context.cart, event.id),
                removed: removalOf(context.cart, event.id),
              })),
            },
            'take the removal back': {
              target: '.writing',
              actions: assign(({ context }) => ({
                cart: context.removed ? putBack(context.cart, context.removed) : context.cart,
                removed: null,
              })),
            },
            'clear cart': { target: '.writing', actions: assign({ cart: clearCart(), removed: null }) },
            'accept what has changed': {
              target: '.writing',
              actions: assign(({ context }) => ({
                cart: context.current ? withCurrentArtworks(context.cart, context.current) : context.cart,
              })),
            },
            'cart changed elsewhere': {
              target: '.kept',
              actions: assign(({ event }) => ({
                cart: { items: event.items, error: null },
                removed: null,
                added: null,
                current: null,
              })),
            },
          },
        },
        gallery: {
          initial: 'not asked',
          states: {
            'not asked': {},
            asking: {
              invoke: {
                src: 'ask the gallery',
                input: ({ context }) => ({
                  catalogue: context.catalogue,
                  ids: [...context.cart.items, ...(context.removed ? [context.removed.item] : [])].map(
                    ({ id }) => id,
                  ),
                }),
                onDone: {
                  target: 'answered',
                  actions: assign(({ context, event }) => ({
                    current: event.output,
                    cart: withCurrentStock(context.cart, event.output),
                  })),
                },
                onError: 'did not answer',
              },
              on: {
                'add artwork': { target: 'asking', reenter: true },
                'cart changed elsewhere': { target: 'asking', reenter: true },
              },
            },
            answered: { on: { 'cart changed elsewhere': 'asking' } },
            'did not answer': {},
          },
          on: { 'compare with the gallery': '.asking' },
        },
      },
    },
  },
})
