import { assign, enqueueActions, fromPromise, setup } from 'xstate'
import type { PlacedOrder } from '#application/orders/contract.ts'
import type { CardFields } from '#application/payments/card-client.ts'
import { type CartChange, takenOutElsewhere } from '#domain/cart/cart-changes.ts'
import { type PaymentMethod, paymentIncomplete } from '#domain/orders/payment.ts'
import { shippingIncomplete } from '#domain/orders/shipping.ts'
import { isComplete } from '#domain/shared/form-errors.ts'
import { cardToken } from '#web/orders/paying/card-token.ts'
import { type CheckoutContext, type CheckoutInput, requestOf } from './checkout-context.ts'
import { cardOf, type FilledIn, paymentErrors, type ShownOrder, shippingErrors } from './checkout-form.ts'
import { placeOnce } from './place-once.ts'
import { refusedOrder } from './refused-order.ts'

/** Why works go from the order, by artwork id; `isTold` where an account's cart has lost them already. */
export interface TakenOutNews {
  readonly text: string
  readonly ids: readonly string[]
  readonly isTold: boolean
}

type TakenOut = ReturnType<typeof takenOutElsewhere>

export type CheckoutEvent =
  | ({ readonly type: 'field filled in' } & FilledIn)
  | { readonly type: 'payment method chosen'; readonly method: PaymentMethod }
  | { readonly type: 'works were mended' }
  | { readonly type: 'card fields came or went'; readonly fields: CardFields | null }
  | {
      readonly type: 'place order'
      readonly shown: ShownOrder
      /** What is no longer as it was put into the cart, and has not been agreed to. */
      readonly changes: readonly CartChange[]
      /** What is not sent to the chosen country, by artwork id. */
      readonly notSent: Readonly<Record<string, string>>
    }

/** What the alert says while a work is not sent where the order goes. */
export const notSentThere =
  'Not everything can be sent to this country. Remove what cannot, or choose another country.'

const updateFirst = 'Update your order first, so that you see what you pay.'

/** What the checkout asks, decides and shows; checkout-machine.ts says when. */
export const checkoutSetup = setup({
  types: {
    input: {} as CheckoutInput,
    context: {} as CheckoutContext,
    events: {} as CheckoutEvent,
    emitted: {} as
      | { readonly type: 'works have changed' | 'works are not sent there' | 'account is not known' }
      | ({ readonly type: 'works were taken out' } & TakenOutNews),
  },
  actors: {
    'see what was taken out': fromPromise<TakenOut, CheckoutContext>(
      async ({ input: { cartNow, shown, unanswered } }) => {
        // Where an attempt was heard, its order may be why the works have gone: asked again by its key, it gives that order.
        if (unanswered !== null) return []
        const kept = await cartNow().catch(() => null)
        return kept === null ? [] : takenOutElsewhere(shown.items, kept)
      },
    ),
    'turn the card into a token': fromPromise<string, CheckoutContext>(({ input: context }) =>
      cardToken(cardOf(context.fields), context.shown.total, context),
    ),
    'send the order': fromPromise<PlacedOrder, CheckoutContext>(({ input: context }) =>
      placeOnce(context.ordering, requestOf(context), context.key ?? '', context.unanswered ?? []),
    ),
  },
  guards: {
    // What has changed and come back since would be bought without having been counted.
    'works have changed': ({ context: { lineErrors } }, { changes }: { changes: readonly CartChange[] }) =>
      changes.length > 0 || !isComplete(lineErrors),
    'shipping is incomplete': ({ context: { fields, phones } }) =>
      !isComplete(shippingErrors(fields, phones)),
    'payment is incomplete': ({ context: { method, fields, now, cardTokens } }) =>
      !isComplete(paymentErrors(method, fields, now(), cardTokens !== null)),
    'a work is not sent there': (_, { notSent }: { notSent: Readonly<Record<string, string>> }) =>
      !isComplete(notSent),
    'paying by card': ({ context }) => context.method === 'card',
    'works were taken out': (_, { works }: { works: TakenOut }) => works.length > 0,
  },
  actions: {
    'alert and mark the fields': assign(
      ({ context: { method, fields, phones, now, cardTokens } }, { text }: { text: string }) => ({
        alert: { text },
        errors: {
          ...shippingErrors(fields, phones),
          ...paymentErrors(method, fields, now(), cardTokens !== null),
        },
        lineErrors: {},
      }),
    ),
    'alert to what is not sent there': assign(() => ({
      alert: { text: notSentThere },
      errors: {},
      lineErrors: {},
    })),
    'alert to what has changed': assign(
      ({ context: { lineErrors } }, { changes }: { changes: readonly CartChange[] }) => {
        const news = changes.length > 0 ? changes.map(({ text }) => text) : Object.values(lineErrors)
        return { alert: { text: [...news, updateFirst].join(' ') }, errors: {} }
      },
    ),
    'alert to what was taken out': enqueueActions(({ enqueue, context }, { works }: { works: TakenOut }) => {
      const text = works.map((work) => work.text).join(' ')
      enqueue.assign({ alert: { text } })
      const ids = works.map(({ id }) => id)
      enqueue.emit({ type: 'works were taken out', text, ids, isTold: context.fromCart })
    }),
    /** Nobody is asked for what is there by now. */
    'take back what is answered': assign(
      ({ context: { alert, fields, method, phones, now, cardTokens } }) => {
        const isAnswered =
          (alert?.text === shippingIncomplete && isComplete(shippingErrors(fields, phones))) ||
          (alert?.text === paymentIncomplete &&
            isComplete(paymentErrors(method, fields, now(), cardTokens !== null)))
        return isAnswered ? { alert: null } : {}
      },
    ),
    'begin the attempt': assign(({ context }, { shown }: { shown: ShownOrder }) => ({
      shown,
      fromCart: context.isCartKnown(),
      token: null,
      alert: null,
      errors: {},
      lineErrors: {},
    })),
    'show what was refused': enqueueActions(({ enqueue, context }, { error }: { error: unknown }) => {
      const { text, errors, lineErrors, ...news } = refusedOrder(error, {
        isSignedIn: context.isSignedIn,
        isCounted: context.keyOf !== null,
      })
      enqueue.assign({ alert: { text }, errors, lineErrors })
      if (news.hasChanged) enqueue.emit({ type: 'works have changed' })
      const { takenOut: ids } = news
      if (ids.length > 0) enqueue.emit({ type: 'works were taken out', text, ids, isTold: context.fromCart })
      if (news.isNotSent) enqueue.emit({ type: 'works are not sent there' })
      if (news.isUnknown) enqueue.emit({ type: 'account is not known' })
    }),
    // A definite no ends its own attempt. While an earlier one is open, its key asks again, so that nobody buys twice.
    'keep the key if an end is unknown': assign(({ context }, { error }: { error: unknown }) => {
      const { isOpen, wasHeard } = refusedOrder(error, {
        isSignedIn: context.isSignedIn,
        isCounted: context.keyOf !== null,
      })
      if (isOpen) return { unanswered: [requestOf(context), ...(context.unanswered ?? [])] }
      // The cart that is ordered from knows what has left it with that order.
      if (wasHeard && context.keyOf !== null) return { key: null, unanswered: null }
      return context.unanswered ? {} : { key: null }
    }),
  },
})
