import { assign } from 'xstate'
import { paymentIncomplete } from '#domain/orders/payment.ts'
import { shippingIncomplete } from '#domain/orders/shipping.ts'
import { countedBy } from './checkout-context.ts'
import { emptyCheckout, typed } from './checkout-form.ts'
import { checkoutSetup, notSentThere } from './checkout-setup.ts'

/** From a filled cart to a placed order. */
export const checkoutMachine = checkoutSetup.createMachine({
  id: 'checkout',
  context: ({ input: { draft, ...services } }) => ({
    ...services,
    fields: { ...emptyCheckout, ...draft?.fields },
    method: draft?.method ?? 'card',
    key: draft?.key ?? null,
    errors: {},
    alert: null,
    lineErrors: {},
    unanswered: draft?.key ? [] : null,
    shown: { items: [], total: 0 },
    fromCart: false,
    keyOf: draft?.keyOf ?? null,
    providerFields: null,
    token: null,
    placed: null,
  }),
  initial: 'filling in',
  on: {
    'card fields came or went': {
      actions: assign(({ event }) => ({ providerFields: event.fields })),
    },
  },
  states: {
    'filling in': {
      on: {
        'field filled in': {
          actions: [
            assign(({ context, event: { field, text, isComposing } }) => {
              const { [field]: _mended, ...errors } = context.errors
              const isElsewhere = field === 'country' && context.alert?.text === notSentThere
              return {
                fields: { ...context.fields, [field]: typed(field, text, isComposing) },
                errors,
                ...(isElsewhere && { alert: null }),
              }
            }),
            'take back what is answered',
          ],
        },
        'payment method chosen': {
          actions: [assign(({ event }) => ({ method: event.method })), 'take back what is answered'],
        },
        'works were mended': {
          actions: assign(({ context: { alert, errors } }) => ({
            lineErrors: {},
            alert: null,
            // That a work is not sent there goes with the work.
            errors: Object.fromEntries(Object.entries(errors).filter(([, text]) => text !== alert?.text)),
          })),
        },
        'place order': [
          {
            guard: { type: 'works have changed', params: ({ event }) => ({ changes: event.changes }) },
            actions: {
              type: 'alert to what has changed',
              params: ({ event }) => ({ changes: event.changes }),
            },
          },
          {
            guard: 'shipping is incomplete',
            actions: { type: 'alert and mark the fields', params: { text: shippingIncomplete } },
          },
          {
            guard: { type: 'a work is not sent there', params: ({ event }) => ({ notSent: event.notSent }) },
            actions: 'alert to what is not sent there',
          },
          {
            guard: 'payment is incomplete',
            actions: { type: 'alert and mark the fields', params: { text: paymentIncomplete } },
          },
          {
            target: 'placing',
            actions: { type: 'begin the attempt', params: ({ event }) => ({ shown: event.shown }) },
          },
        ],
      },
    },
    placing: {
      initial: 'looking into the cart',
      states: {
        'looking into the cart': {
          invoke: {
            src: 'see what was taken out',
            input: ({ context }) => context,
            onDone: [
              {
                guard: { type: 'works were taken out', params: ({ event }) => ({ works: event.output }) },
                target: '#checkout.filling in',
                actions: {
                  type: 'alert to what was taken out',
                  params: ({ event }) => ({ works: event.output }),
                },
              },
              { guard: 'paying by card', target: 'turning the card into a token' },
              { target: 'sending the order' },
            ],
          },
        },
        'turning the card into a token': {
          invoke: {
            src: 'turn the card into a token',
            input: ({ context }) => context,
            onDone: {
              target: 'sending the order',
              actions: assign(({ event }) => ({ token: event.output })),
            },
            onError: {
              target: '#checkout.filling in',
              actions: { type: 'show what was refused', params: ({ event }) => ({ error: event.error }) },
            },
          },
        },
        'sending the order': {
          // Not before: a key that was kept says that something was sent by it.
          entry: assign(({ context }) => ({
            key: context.key ?? context.newKey(),
            keyOf: context.key === null || context.keyOf === countedBy(context) ? countedBy(context) : null,
          })),
          invoke: {
            src: 'send the order',
            input: ({ context }) => context,
            onDone: {
              target: '#checkout.confirmed',
              actions: assign(({ event }) => ({ placed: event.output, key: null, unanswered: null })),
            },
            onError: {
              target: '#checkout.filling in',
              actions: [
                { type: 'show what was refused', params: ({ event }) => ({ error: event.error }) },
                {
                  type: 'keep the key if an end is unknown',
                  params: ({ event }) => ({ error: event.error }),
                },
              ],
            },
          },
        },
      },
    },
    confirmed: { type: 'final' },
  },
})
