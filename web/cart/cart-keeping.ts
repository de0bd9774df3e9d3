import { assign } from 'xstate'
import { removeFromCart, setQuantity } from '#domain/cart/cart.ts'
import { withCurrentArtworks } from '#domain/cart/cart-changes.ts'
import { putBack, removalOf } from './cart-lines.ts'
import { cartSetup } from './cart-setup.ts'

/** What is kept meanwhile is taken back or told by itself: nobody has to wait for it. */
export const keeping = cartSetup.createStateConfig({
  initial: 'kept',
  states: {
    kept: {
      always: { guard: 'something is to be kept', target: 'writing' },
      on: { 'somebody came back': { guard: 'it is an account’s', target: 'looking' } },
    },
    writing: {
      invoke: {
        src: 'keep the cart',
        input: ({ context }) => context,
        onDone: {
          target: 'kept',
          actions: { type: 'note what was kept', params: ({ event }) => event.output },
        },
        onError: {
          target: 'not kept',
          actions: assign(({ context }) => ({ synced: context.cart.items, added: null })),
        },
      },
    },
    'not kept': { always: { guard: 'something is to be kept', target: 'writing' } },
    looking: {
      invoke: {
        src: 'read the kept cart',
        input: ({ context }) => context,
        onDone: {
          target: 'kept',
          actions: { type: 'note what was found', params: ({ event }) => ({ items: event.output }) },
        },
        // The account is out of reach: the next coming back tries again.
        onError: 'kept',
      },
      // What is on its way may be older than the news.
      on: {
        'somebody came back': { target: 'looking', reenter: true },
        'works were ordered': {
          guard: { type: 'they are in the cart', params: ({ event }) => event },
          target: 'looking',
          reenter: true,
          actions: { type: 'let them go', params: ({ event }) => event },
        },
      },
    },
  },
  on: {
    'add artwork': {
      actions: [{ type: 'add it', params: ({ event }) => event.artwork }, 'say what was refused'],
    },
    'set quantity': {
      actions: [
        assign(({ context, event }) => ({ cart: setQuantity(context.cart, event.id, event.quantity) })),
        'say what was refused',
      ],
    },
    'remove artwork': {
      actions: assign(({ context, event }) => ({
        cart: removeFromCart(context.cart, event.id),
        removed: removalOf(context.cart, event.id),
      })),
    },
    'take the removal back': {
      actions: assign(({ context }) => ({
        cart: context.removed ? putBack(context.cart, context.removed) : context.cart,
        removed: null,
      })),
    },
    'works were ordered': {
      guard: { type: 'they are in the cart', params: ({ event }) => event },
      actions: { type: 'let them go', params: ({ event }) => event },
    },
    'accept what has changed': {
      actions: assign(({ context }) => ({
        cart: context.current ? withCurrentArtworks(context.cart, context.current) : context.cart,
      })),
    },
    'cart changed elsewhere': {
      target: '.kept',
      actions: { type: 'show other lines', params: ({ event }) => event },
    },
    'shopper changed': {
      guard: { type: 'a visitor has signed in', params: ({ event }) => event },
      target: '.looking',
      actions: [{ type: 'note who is here', params: ({ event }) => event }, 'leave the visitor’s lines'],
    },
  },
})
