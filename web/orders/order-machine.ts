import { assign, fromPromise, setup } from 'xstate'
import type { Ordering, OrderView, TrialPhone } from '#application/orders/contract.ts'
import { failureText } from '#web/failure-text.ts'

export interface OrderInput {
  readonly ordering: Ordering
  /** Null where the buyer's own phone is asked. */
  readonly trialPhone: TrialPhone | null
  readonly order: OrderView
  /** Undefined for one's own order. */
  readonly accessKey: string | undefined
}

interface OrderContext extends OrderInput {
  /** Why the last thing asked for did not happen. */
  readonly problem: string | null
}

export type OrderEvent =
  | { readonly type: 'answer on the phone'; readonly accept: boolean }
  | { readonly type: 'ask the phone again'; readonly phoneNumber: string }
  | { readonly type: 'keep the works'; readonly secret: string }
  | { readonly type: 'cancel the order' }
  | { readonly type: 'a parcel has arrived'; readonly artistId: string }

type Asked = Pick<OrderInput, 'ordering' | 'order' | 'accessKey'>

/** How often an order that waits for the phone is looked at, in milliseconds. */
const lookAgainAfter = 3000

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

/** A placed order in front of its buyer: waited for, looked at again, cancelled. */
export const orderMachine = setup({
  types: {
    input: {} as OrderInput,
    context: {} as OrderContext,
    events: {} as OrderEvent,
  },
  actors: {
    'look at the order': fromPromise<OrderView, Asked>(({ input: { ordering, order, accessKey } }) =>
      ordering.order(order.number, accessKey),
    ),
    'ask the phone again': fromPromise<OrderView, Asked & { readonly phoneNumber: string }>(
      ({ input: { ordering, order, accessKey, phoneNumber } }) =>
        ordering.askPhoneAgain(order.number, phoneNumber, accessKey),
    ),
    'keep the works': fromPromise<OrderView, Asked & { readonly secret: string }>(
      ({ input: { ordering, order, accessKey, secret } }) =>
        ordering.keepWorks(order.number, secret, accessKey),
    ),
    'cancel it': fromPromise<OrderView, Asked>(({ input: { ordering, order, accessKey } }) =>
      ordering.cancel(order.number, accessKey),
    ),
    'tell that it has arrived': fromPromise<OrderView, Asked & { readonly artistId: string }>(
      ({ input: { ordering, order, accessKey, artistId } }) =>
        ordering.arrived(order.number, artistId, accessKey),
    ),
    'answer on the phone': fromPromise<OrderView, OrderInput & { readonly accept: boolean }>(
      ({ input: { trialPhone, order, accessKey, accept } }) =>
        trialPhone ? trialPhone.answer(order.number, accessKey, accept) : Promise.resolve(order),
    ),
  },
  guards: {
    'the phone has not answered yet': ({ context: { order } }) =>
      order.status === 'awaiting-payment' && order.payment.method === 'mpesa',
  },
  actions: {
    'show the order': assign((_, { order }: { order: OrderView }) => ({ order, problem: null })),
    'say what went wrong': assign((_, { error }: { error: unknown }) => ({
      problem: failureText(error, 'The gallery did not answer. Please try again.'),
    })),
  },
  delays: { 'a moment': lookAgainAfter },
}).createMachine({
  id: 'order',
  context: ({ input }) => ({ ...input, problem: null }),
  initial: 'deciding',
  on: { 'cancel the order': '.cancelling' },
  states: {
    deciding: {
      always: [
        { guard: 'the phone has not answered yet', target: 'waiting for the phone' },
        { target: 'showing' },
      ],
    },
    showing: {
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
        ...thenDecide,
      },
      // Looking is quick and harmless: an answer given meanwhile is not lost.
      on: {
        'answer on the phone': 'answering on the phone',
        'ask the phone again': 'asking the phone again',
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
