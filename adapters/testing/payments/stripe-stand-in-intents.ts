import { randomUUID } from 'node:crypto'
import type Stripe from 'stripe'

type Kept<Of> = { -readonly [Name in keyof Of]: Of[Name] }

/** A payment, as far as it is told. */
export type StandInIntent = Kept<
  Pick<
    Stripe.PaymentIntent,
    | 'id'
    | 'object'
    | 'amount'
    | 'amount_capturable'
    | 'amount_received'
    | 'currency'
    | 'status'
    | 'capture_method'
    | 'client_secret'
    | 'cancellation_reason'
    | 'metadata'
  >
> & {
  last_payment_error: Pick<
    Stripe.PaymentIntent.LastPaymentError,
    'type' | 'code' | 'decline_code' | 'message'
  > | null
}

export type StandInRefund = Kept<
  Pick<
    Stripe.Refund,
    'id' | 'object' | 'amount' | 'currency' | 'payment_intent' | 'status' | 'metadata' | 'failure_reason'
  >
>

export type StandInDispute = Kept<
  Pick<Stripe.Dispute, 'id' | 'object' | 'payment_intent' | 'status' | 'amount'>
>

/** What a card does: the tokens of this stand-in say so themselves. */
export type StandInCard = 'pays' | 'asks' | 'declined' | 'insufficient_funds'

export interface Answer {
  readonly status: number
  readonly body: object
  /** Whether it was begun to be done: from then on it is repeated under its key. */
  readonly isDone: boolean
}

const done = (body: object, status = 200): Answer => ({ status, body, isDone: true })

export const refused = (code: string, message: string, more: object = {}, status = 400): Answer => ({
  status,
  body: { error: { type: 'invalid_request_error', code, message, ...more } },
  isDone: false,
})

const missing = (param: string): Answer => refused('resource_missing', `No such ${param}`, { param }, 404)

const unexpected = (intent: StandInIntent): Answer => ({
  ...refused('payment_intent_unexpected_state', `Its status is ${intent.status}.`, {
    payment_intent: intent,
  }),
  isDone: true,
})

type Form = URLSearchParams

/** What stands in brackets behind a name. */
const metadataIn = (form: Form): Record<string, string> =>
  Object.fromEntries(
    [...form].flatMap(([name, value]) => {
      const [, key] = /^metadata\[(.+)\]$/.exec(name) ?? []
      return key === undefined ? [] : [[key, value]]
    }),
  )

function declined(intent: StandInIntent, code: string, decline_code?: string): Answer {
  intent.status = 'requires_payment_method'
  intent.last_payment_error = {
    type: 'card_error',
    code,
    message: 'Not paid.',
    ...(decline_code !== undefined && { decline_code }),
  }
  return done({ error: { ...intent.last_payment_error, payment_intent: intent } }, 402)
}

/** Payments and what went back of them, at Stripe. */
export function standInIntents() {
  const intents = new Map<string, StandInIntent>()
  const refunds: StandInRefund[] = []
  const disputes: StandInDispute[] = []
  const usedTokens = new Set<string>()

  const held = (intent: StandInIntent): void => {
    intent.status = 'requires_capture'
    intent.amount_capturable = intent.amount
  }

  const acts = {
    confirm(intent: StandInIntent, form: Form): Answer {
      const token = form.get('confirmation_token') ?? ''
      const [, card] = /^ctoken_(pays|asks|declined|insufficient_funds)_/.exec(token) ?? []
      if (card === undefined || usedTokens.has(token)) return missing('confirmation_token')
      if (intent.status !== 'requires_payment_method') return unexpected(intent)
      usedTokens.add(token)
      if (card === 'declined') return declined(intent, 'card_declined', 'generic_decline')
      if (card === 'insufficient_funds') return declined(intent, 'card_declined', card)
      intent.last_payment_error = null
      if (card === 'asks') intent.status = 'requires_action'
      else held(intent)
      return done(intent)
    },
    capture(intent: StandInIntent): Answer {
      if (intent.status !== 'requires_capture') return unexpected(intent)
      Object.assign(intent, { status: 'succeeded', amount_capturable: 0, amount_received: intent.amount })
      return done(intent)
    },
    cancel(intent: StandInIntent, form: Form): Answer {
      if (intent.status === 'succeeded' || intent.status === 'canceled') return unexpected(intent)
      // An error of before is cleared where a payment is changed.
      const ended = { status: 'canceled', amount_capturable: 0, last_payment_error: null }
      Object.assign(intent, { ...ended, cancellation_reason: form.get('cancellation_reason') })
      return done(intent)
    },
  }

  function create(form: Form): Answer {
    if ([...form.keys()].some((name) => name.startsWith('payment_method_types')))
      return refused('payment_method_types_no_longer_supported', 'Use allowed_payment_method_types.')
    const amount = Number(form.get('amount'))
    if (!Number.isInteger(amount) || amount < 50)
      return refused('amount_too_small', 'Amount must be at least $0.50.', { param: 'amount' })
    const id = `pi_${randomUUID().replaceAll('-', '')}`
    const intent: StandInIntent = {
      id,
      object: 'payment_intent',
      amount,
      amount_capturable: 0,
      amount_received: 0,
      currency: form.get('currency') ?? '',
      status: 'requires_payment_method',
      capture_method: form.get('capture_method') === 'manual' ? 'manual' : 'automatic',
      client_secret: `${id}_secret_${randomUUID()}`,
      cancellation_reason: null,
      metadata: metadataIn(form),
      last_payment_error: null,
    }
    intents.set(id, intent)
    return done(intent)
  }

  function refund(form: Form): Answer {
    const intent = intents.get(form.get('payment_intent') ?? '')
    if (!intent) return missing('payment_intent')
    const amount = Number(form.get('amount'))
    const before = refunds
      .filter(({ payment_intent, status }) => payment_intent === intent.id && status !== 'failed')
      .reduce((sum, each) => sum + each.amount, 0)
    if (disputes.some(({ payment_intent }) => payment_intent === intent.id))
      return refused('charge_disputed', 'Its bank has taken it back.')
    if (before > 0 && before === intent.amount_received)
      return refused('charge_already_refunded', 'All of it went back.')
    if (before + amount > intent.amount_received)
      return refused('parameter_invalid_integer', 'That is more than is left.', { param: 'amount' })
    const given: StandInRefund = {
      id: `re_${randomUUID().replaceAll('-', '')}`,
      object: 'refund',
      amount,
      currency: intent.currency,
      payment_intent: intent.id,
      status: 'succeeded',
      metadata: metadataIn(form),
    }
    refunds.push(given)
    return done(given)
  }

  return {
    intents,
    refunds,
    disputes,
    /** The buyer has answered their bank. */
    authenticate(intent: StandInIntent, isThem: boolean): void {
      if (intent.status !== 'requires_action') throw new Error(`Nobody is asked: ${intent.status}.`)
      if (isThem) held(intent)
      else declined(intent, 'payment_intent_authentication_failure')
    },
    get(path: string, query: Form): Answer {
      const listed = (data: readonly object[]) => done({ object: 'list', url: path, has_more: false, data })
      if (path === '/v1/refunds')
        return listed(refunds.filter(({ payment_intent }) => payment_intent === query.get('payment_intent')))
      if (path === '/v1/disputes')
        return listed(disputes.filter(({ payment_intent }) => payment_intent === query.get('payment_intent')))
      if (path === '/v1/payment_intents/search') {
        const [, wanted] = /^metadata\["attempt"\]:"(.+)"$/.exec(query.get('query') ?? '') ?? []
        return listed([...intents.values()].filter(({ metadata }) => metadata['attempt'] === wanted))
      }
      const intent = intents.get(path.split('/').at(-1) ?? '')
      return intent ? done(intent) : missing('intent')
    },
    post(path: string, form: Form): Answer {
      if (path === '/v1/payment_intents') return create(form)
      const named = [...intents.values(), ...refunds].find(({ id }) => path.endsWith(`/${id}`))
      if (named) return done(Object.assign(named, { metadata: { ...named.metadata, ...metadataIn(form) } }))
      if (path === '/v1/refunds') return refund(form)
      const [, id = '', act = ''] =
        /^\/v1\/payment_intents\/(\w+)\/(confirm|capture|cancel)$/.exec(path) ?? []
      const intent = intents.get(id)
      return intent ? acts[act as keyof typeof acts](intent, form) : missing('intent')
    },
  }
}
