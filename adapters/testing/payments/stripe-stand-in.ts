import { randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import Stripe from 'stripe'
import {
  type Answer,
  refused,
  type StandInCard,
  type StandInDispute,
  type StandInIntent,
  type StandInRefund,
  standInIntents,
} from './stripe-stand-in-intents.ts'

/** What becomes of a request, other than its answer. */
export type StripeFault = 'lost before' | 'lost after' | 'failed after' | 'gone after' | 'in use' | 'busy'

export interface StripeStandIn {
  readonly url: string
  readonly keys: {
    readonly secretKey: string
    readonly publishableKey: string
    readonly webhookSecret: string
  }
  readonly intents: ReadonlyMap<string, StandInIntent>
  readonly refunds: StandInRefund[]
  readonly disputes: StandInDispute[]
  /** Requests that change something, as they came: their last word, such as `confirm`. */
  readonly asked: readonly string[]
  /** What happens to the next requests that end in a word, one for each. */
  readonly faults: Map<string, StripeFault[]>
  /** What the browser would make of a card. */
  token(card: StandInCard): string
  last(): StandInIntent
  authenticate(intent: StandInIntent, isThem: boolean): void
  /** The event as Stripe sends it, and its signature. */
  event(
    type: string,
    object: object,
    changed?: { secret?: string; at?: number; id?: string },
  ): { readonly body: string; readonly signature: string }
  /** Sends an event so often. @returns what was answered last */
  tell(type: string, object: object, changed?: { secret?: string; times?: number }): Promise<number>
  /** Told of before the request is answered that has brought it about. */
  tellsFirst: string | null
  /** Where events go; null for nowhere. */
  deliverTo: string | null
  /** Nothing is heard of it, or by it. */
  isGone: boolean
  close(): Promise<void>
}

const keys = {
  secretKey: 'sk_test_stand_in',
  publishableKey: 'pk_test_stand_in',
  webhookSecret: 'whsec_stand_in',
}

const version = '2026-10-28.endive'

interface Kept {
  readonly request: string
  readonly answer: { readonly status: number; readonly body: string }
}

const errors: Readonly<Record<'in use' | 'busy' | 'failed after', readonly [number, object]>> = {
  'in use': [409, { type: 'idempotency_error', code: 'idempotency_key_in_use', message: 'In use.' }],
  busy: [429, { type: 'invalid_request_error', code: 'rate_limit', message: 'Too many requests.' }],
  'failed after': [500, { type: 'api_error', message: 'Something went wrong at Stripe.' }],
}

/** A server of ours that speaks Stripe's documented protocol, and can be late, double, out of order, forged, silent and wrong. */
export async function stripeStandIn(port = 0): Promise<StripeStandIn> {
  const { intents, refunds, disputes, authenticate, get, post } = standInIntents()
  const asked: string[] = []
  const faults = new Map<string, StripeFault[]>()
  const kept = new Map<string, Kept>()
  const { webhooks } = new Stripe(keys.secretKey)

  function reply(response: ServerResponse, { status, body }: Kept['answer'], isReplayed = false): void {
    const headers = { 'Content-Type': 'application/json', 'Request-Id': `req_${randomUUID()}` }
    response.writeHead(status, { ...headers, ...(isReplayed && { 'Idempotent-Replayed': 'true' }) }).end(body)
  }
  const said = ({ status, body }: Pick<Answer, 'status' | 'body'>) => ({ status, body: JSON.stringify(body) })

  async function change(request: IncomingMessage, path: string, response: ServerResponse): Promise<void> {
    const sent = await text(request)
    const word = path.split('/').at(-1) ?? ''
    const fault = faults.get(word)?.shift()
    if (fault === 'lost before') return void response.destroy()
    if (fault === 'in use' || fault === 'busy') {
      const [status, error] = errors[fault]
      return reply(response, said({ status, body: { error } }))
    }
    const key = String(request.headers['idempotency-key'] ?? '')
    const before = kept.get(key)
    if (before) {
      if (before.request === `${path} ${sent}`) return reply(response, before.answer, true)
      const error = { type: 'idempotency_error', message: 'Keys are for the same parameters alone.' }
      return reply(response, said({ status: 400, body: { error } }))
    }
    asked.push(word)
    const result = post(path, new URLSearchParams(sent))
    const [status, error] = errors['failed after']
    const answer = said(fault === 'failed after' ? { status, body: { error } } : result)
    if (result.isDone && key !== '') kept.set(key, { request: `${path} ${sent}`, answer })
    if (standIn.tellsFirst !== null && word === 'confirm')
      await standIn.tell(standIn.tellsFirst, standIn.last())
    if (fault === 'gone after') standIn.isGone = true
    if (fault === 'lost after' || fault === 'gone after') return void response.destroy()
    reply(response, answer)
  }

  const server = createServer((request, response) => {
    void (async () => {
      if (standIn.isGone) return void response.destroy()
      const { pathname, searchParams } = new URL(request.url ?? '/', 'http://stripe')
      if (request.headers.authorization !== `Bearer ${keys.secretKey}`)
        return reply(response, said(refused('api_key_invalid', 'Invalid API Key.', {}, 401)))
      if (request.headers['stripe-version'] !== version)
        return reply(response, said(refused('version', `This stand-in speaks ${version}.`)))
      if (request.method === 'POST') return change(request, pathname, response)
      return reply(response, said(get(pathname, searchParams)))
    })()
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))

  const standIn: StripeStandIn = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    keys,
    intents,
    refunds,
    disputes,
    asked,
    faults,
    tellsFirst: null,
    deliverTo: null,
    isGone: false,
    authenticate,
    token: (card) => `ctoken_${card}_${randomUUID()}`,
    last() {
      const intent = [...intents.values()].at(-1)
      if (!intent) throw new Error('Nobody has paid with a card.')
      return intent
    },
    event(type, object, { secret = keys.webhookSecret, at, id = `evt_${randomUUID()}` } = {}) {
      const body = JSON.stringify({
        id,
        object: 'event',
        api_version: version,
        type,
        data: { object },
      })
      const stamp = at === undefined ? {} : { timestamp: at }
      return { body, signature: webhooks.generateTestHeaderString({ payload: body, secret, ...stamp }) }
    },
    async tell(type, object, { times = 1, ...changed } = {}) {
      if (standIn.deliverTo === null) return 0
      const { body, signature } = standIn.event(type, object, changed)
      let status = 0
      for (let time = 0; time < times; time++) {
        const headers = { 'Content-Type': 'application/json', 'Stripe-Signature': signature }
        const url = new URL('/api/payments/stripe/notices', standIn.deliverTo)
        ;({ status } = await fetch(url, { method: 'POST', headers, body }))
      }
      return status
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
  return standIn
}
