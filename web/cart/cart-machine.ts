import { assign } from 'xstate'
import { emptyCart, mergeCarts } from '#domain/cart/cart.ts'
import { failureText } from '#web/failure-text.ts'
import { ownerOf } from '#web/kept/owner-of.ts'
import { troubleText } from '#web/kept/trouble-text.ts'
import { keeping } from './cart-keeping.ts'
import { cartSetup } from './cart-setup.ts'
import { notOpened } from './cart-state.ts'

/** Prices and stock as the gallery has them now. */
const gallery = cartSetup.createStateConfig({
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
          actions: { type: 'note what is sold now', params: ({ event }) => ({ current: event.output }) },
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
})

/**
 * The cart of whoever shops here, read once, kept after every change, the same in every tab: by this browser for a
 * visitor, by the account for whoever is signed in. What the browser has kept goes over to the account at sign-in;
 * nothing of the account stays at sign-out. Its rules are the domain's.
 */
export const cartMachine = cartSetup.createMachine({
  id: 'cart',
  context: ({ input }) => ({
    ...input,
    cart: emptyCart,
    owner: ownerOf(input.session),
    synced: emptyCart.items,
    heard: emptyCart.items,
    removed: null,
    added: null,
    current: null,
  }),
  invoke: [
    { src: 'listen to other tabs', input: ({ context }) => context },
    { src: 'follow the session', input: ({ context }) => context },
    { src: 'wait for a return', input: ({ context }) => context },
  ],
  initial: 'reading',
  on: {
    'shopper changed': [
      { guard: { type: 'it is the same shopper', params: ({ event }) => event } },
      {
        guard: 'it is an account’s',
        target: '.reading',
        actions: ['forget the cart', { type: 'note who is here', params: ({ event }) => event }],
      },
      {
        target: '.reading',
        actions: { type: 'note who is here', params: ({ event }) => event },
      },
    ],
  },
  states: {
    reading: {
      invoke: {
        src: 'read the kept cart',
        input: ({ context }) => context,
        onDone: [
          {
            // Both count.
            guard: 'somebody was quicker than its keeper',
            target: 'ready',
            actions: assign(({ context, event }) => ({
              cart: mergeCarts({ items: event.output, error: null }, context.cart),
              synced: event.output,
              heard: event.output,
            })),
          },
          {
            target: 'ready',
            actions: { type: 'show other lines', params: ({ event }) => ({ items: event.output }) },
          },
        ],
        onError: {
          target: 'ready',
          actions: {
            type: 'say why not',
            params: ({ event: { error } }) => ({
              text: troubleText(error) === '' ? '' : failureText(error, notOpened),
            }),
          },
        },
      },
      on: {
        'add artwork': {
          actions: [{ type: 'add it', params: ({ event }) => event.artwork }, 'say what was refused'],
        },
      },
    },
    ready: { type: 'parallel', states: { keeping, gallery } },
  },
})
