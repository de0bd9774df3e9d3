import { assign, fromPromise, setup } from 'xstate'
import type { Ordering, OrderView, TrialPhone } from '#application/orders/contract.ts'
import type { CardClient } from '#application/payments/card-client.ts'
import { isUnavailable } from '#application/shared/unavailable.ts'
import { failureText } from '#web/failure-text.ts'

export interface OrderInput {
  readonly ordering: Ordering
  /** Null where the buyer's own phone is asked, or their bank asks itself. */
  readonly trialPhone: TrialPhone | null
  /** The browser's part of the card's provider; null where there is none. */
  readonly cardClient: (() => Promise<Pick<CardClient<unknown>, 'authenticate'>>) | null
  /** Whether the buyer comes from the checkout, and goes on to the bank by themselves. */
  readonly goesToBank: boolean
  readonly order: OrderView
  /** Undefined for one's own order. */
  readonly accessKey: string | undefined
}

interface OrderContext extends OrderInput {
  /** Why the last thing asked for did not happen. */
  readonly problem: string | null
  /** How often it is still looked whether it has happened all the same: the answer did not come. */
  readonly looksLeft: number
}

/** Whether the card's bank wants to know from its buyer that it is really them. */
export const isAskedByBank = ({ status, payment }: OrderView): boolean =>
  status === 'awaiting-payment' && payment.action?.kind === 'authenticate'

/** Whether a card was refused, and the order waits for another one. */
export const mayPayWithAnotherCard = ({ status, payment }: OrderView): boolean =>
  status === 'awaiting-payment' && payment.cardRefused !== undefined

export type OrderEvent =
  | { readonly type: 'answer on the phone'; readonly accept: boolean }
  | { readonly type: 'ask the phone again'; readonly phoneNumber: string }
  | { readonly type: 'keep the works'; readonly secret: string }
  | { readonly type: 'go to the bank' }
  | { readonly type: 'answer the bank'; readonly isMe: boolean }
  | { readonly type: 'pay with another card'; readonly token: () => Promise<string> }
  | { readonly type: 'cancel the order' }
  | { readonly type: 'a parcel has arrived'; readonly artistId: string }

type Asked = Pick<OrderInput, 'ordering' | 'order' | 'accessKey'>

/** What was asked may still be at work when the order is looked at. */
const enoughLooks = 5

const notAnswered = 'The gallery did not answer. Please try again.'

const isAsItWas = (now: OrderView, before: OrderView): boolean =>
  JSON.stringify(now) === JSON.stringify(before)

/** How often an order that waits for the phone is looked at, in milliseconds. */
const lookAgainAfter = 3000

/** What the page of an order asks, decides and shows; order-machine.ts says when. */
export const orderSetup = setup({
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
    'go to the bank': fromPromise<OrderView, OrderInput>(async ({ input }) => {
      const { ordering, order, accessKey, cardClient } = input
      const secret = order.payment.action?.clientSecret
      if (cardClient && secret !== undefined) await (await cardClient()).authenticate(secret)
      // Whatever the bank has said there: only what it tells the shop counts.
      return ordering.lookAtPayment(order.number, accessKey)
    }),
    'look at the payment': fromPromise<OrderView, Asked>(({ input: { ordering, order, accessKey } }) =>
      ordering.lookAtPayment(order.number, accessKey),
    ),
    'answer the bank': fromPromise<OrderView, OrderInput & { readonly isMe: boolean }>(
      ({ input: { trialPhone, order, accessKey, isMe } }) =>
        trialPhone ? trialPhone.answerBank(order.number, accessKey, isMe) : Promise.resolve(order),
    ),
    'pay with another card': fromPromise<OrderView, Asked & { readonly token: () => Promise<string> }>(
      async ({ input: { ordering, order, accessKey, token } }) =>
        ordering.payWithAnotherCard(order.number, await token(), accessKey),
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
    'the bank asks, and its buyer is on the way there': ({ context: { order, goesToBank } }) =>
      goesToBank && isAskedByBank(order),
    'the bank asks': ({ context: { order } }) => isAskedByBank(order),
    'the card has not paid yet': ({ context: { order } }) =>
      order.status === 'awaiting-payment' && order.payment.method === 'card',
    'another card may pay': ({ context: { order } }) => mayPayWithAnotherCard(order),
    'nobody knows what came of it': ({ context: { looksLeft } }) => looksLeft > 0,
  },
  actions: {
    'show the order': assign((_, { order }: { order: OrderView }) => ({
      order,
      problem: null,
      looksLeft: 0,
    })),
    'say what went wrong': assign((_, { error }: { error: unknown }) => ({
      problem: failureText(error, notAnswered),
      looksLeft: isUnavailable(error) ? enoughLooks : 0,
    })),
    'show what has become of it': assign(({ context }, { order }: { order: OrderView }) => {
      const isUndecided = context.looksLeft > 0 && isAsItWas(order, context.order)
      return {
        order,
        problem: isUndecided ? context.problem : null,
        looksLeft: isUndecided ? context.looksLeft - 1 : 0,
      }
    }),
    // Somebody who is refused a look is refused the next one, too.
    'say that nothing was seen': assign(({ context }, { error }: { error: unknown }) => ({
      problem: failureText(error, notAnswered),
      looksLeft: isUnavailable(error) ? context.looksLeft : 0,
    })),
  },
  delays: { 'a moment': lookAgainAfter },
})
