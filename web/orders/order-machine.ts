import { assign } from 'xstate'
import type { OrderView } from '#application/orders/contract.ts'
import { orderSetup } from './order-setup.ts'

/** After whatever was asked: the order as it is now, or why nothing came of it. */
const thenDecide = {
  onDone: {
    target: 'deciding',
    actions: {
      type: 'show the order',
      params: ({ event }: { event: { readonly output: OrderView } }) => ({ order: event.output }),
    },
  },
  onError: {
    target: 'deciding',
    actions: {
      type: 'say what went wrong',
      params: ({ event }: { event: { readonly error: unknown } }) => ({ error: event.error }),
    },
  },
} as const

/** After a look at it: whatever comes by itself, or came of what was asked without an answer. */
const thenDecideAnew = {
  onDone: {
    target: 'deciding',
    actions: {
      type: 'show what has become of it',
      params: ({ event }: { event: { readonly output: OrderView } }) => ({ order: event.output }),
    },
  },
  onError: {
    target: 'deciding',
    actions: {
      type: 'say that nothing was seen',
      params: ({ event }: { event: { readonly error: unknown } }) => ({ error: event.error }),
    },
  },
} as const

/** What was asked may have been done: nobody should be asked again for what they have paid or called off. */
const lookAgainIfUncertain = {
  after: { 'a moment': { guard: 'nobody knows what came of it', target: 'looking again' } },
} as const

/** A placed order in front of its buyer: waited for, looked at again, cancelled. */
export const orderMachine = orderSetup.createMachine({
  id: 'order',
  context: ({ input }) => ({ ...input, problem: null, looksLeft: 0 }),
  initial: 'deciding',
  on: { 'cancel the order': '.cancelling' },
  states: {
    deciding: {
      always: [
        { guard: 'the phone has not answered yet', target: 'waiting for the phone' },
        {
          guard: 'the bank asks, and its buyer is on the way there',
          target: 'at the bank',
        },
        { guard: 'the bank asks', target: 'asked by the bank' },
        { guard: 'another card may pay', target: 'waiting for another card' },
        { guard: 'the card has not paid yet', target: 'waiting for the card' },
        { target: 'showing' },
      ],
    },
    showing: {
      ...lookAgainIfUncertain,
      on: {
        'a parcel has arrived': 'telling that it has arrived',
        'keep the works': 'keeping the works',
      },
    },
    'keeping the works': {
      invoke: {
        src: 'keep the works',
        input: ({ context, event }) => ({
          ...context,
          secret: event.type === 'keep the works' ? event.secret : '',
        }),
        ...thenDecide,
      },
      on: { 'cancel the order': {} },
    },
    'telling that it has arrived': {
      invoke: {
        src: 'tell that it has arrived',
        input: ({ context, event }) => ({
          ...context,
          artistId: event.type === 'a parcel has arrived' ? event.artistId : '',
        }),
        ...thenDecide,
      },
      on: { 'cancel the order': {} },
    },
    'waiting for the phone': {
      after: { 'a moment': 'looking again' },
      on: {
        'answer on the phone': 'answering on the phone',
        'ask the phone again': 'asking the phone again',
      },
    },
    'looking again': {
      invoke: {
        src: 'look at the order',
        input: ({ context }) => context,
        ...thenDecideAnew,
      },
      // Looking is quick and harmless: what is asked for meanwhile is not lost.
      on: {
        'answer on the phone': 'answering on the phone',
        'ask the phone again': 'asking the phone again',
        'a parcel has arrived': 'telling that it has arrived',
        'keep the works': 'keeping the works',
        'go to the bank': 'at the bank',
        'answer the bank': 'answering the bank',
        'pay with another card': 'paying with another card',
      },
    },
    'asking the phone again': {
      invoke: {
        src: 'ask the phone again',
        input: ({ context, event }) => ({
          ...context,
          phoneNumber: event.type === 'ask the phone again' ? event.phoneNumber : '',
        }),
        ...thenDecide,
      },
      on: { 'cancel the order': {} },
    },
    'answering on the phone': {
      invoke: {
        src: 'answer on the phone',
        input: ({ context, event }) => ({
          ...context,
          accept: event.type === 'answer on the phone' && event.accept,
        }),
        ...thenDecide,
      },
      on: { 'cancel the order': {} },
    },
    'asked by the bank': {
      ...lookAgainIfUncertain,
      on: { 'go to the bank': 'at the bank', 'answer the bank': 'answering the bank' },
    },
    'at the bank': {
      // Once by itself: whoever comes back from there decides when to go again.
      entry: assign({ goesToBank: false }),
      invoke: { src: 'go to the bank', input: ({ context }) => context, ...thenDecide },
      on: { 'cancel the order': {} },
    },
    'answering the bank': {
      invoke: {
        src: 'answer the bank',
        input: ({ context, event }) => ({
          ...context,
          isMe: event.type === 'answer the bank' && event.isMe,
        }),
        ...thenDecide,
      },
      on: { 'cancel the order': {} },
    },
    'waiting for the card': { after: { 'a moment': 'looking at the payment' } },
    'looking at the payment': {
      invoke: { src: 'look at the payment', input: ({ context }) => context, ...thenDecideAnew },
    },
    'waiting for another card': {
      ...lookAgainIfUncertain,
      on: { 'pay with another card': 'paying with another card' },
    },
    'paying with another card': {
      invoke: {
        src: 'pay with another card',
        input: ({ context, event }) => ({
          ...context,
          token: event.type === 'pay with another card' ? event.token : () => Promise.resolve(''),
        }),
        ...thenDecide,
      },
      on: { 'cancel the order': {} },
    },
    cancelling: {
      invoke: {
        src: 'cancel it',
        input: ({ context }) => context,
        ...thenDecide,
      },
      on: { 'cancel the order': {} },
    },
  },
})
