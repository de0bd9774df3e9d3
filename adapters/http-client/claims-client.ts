import type {
  ClaimAdministration,
  ClaimMessageRequest,
  Claims,
  ClaimView,
  KeptClaims,
  OrderClaimsView,
  WaitingClaim,
} from '#application/claims/contract.ts'
import { dollarsFrom } from '#domain/shared/money.ts'
import type { HttpCaller } from './call.ts'
import { sentForm } from './sent-form.ts'

const amounts = { givenBack: true } as const

const claimsOf = (number: string): string => `/orders/${encodeURIComponent(number)}/claims`
const claimAt = (number: string, id: string): string => `${claimsOf(number)}/${encodeURIComponent(id)}`

const once = (key: string | undefined) => (key === undefined ? {} : { headers: { 'Idempotency-Key': key } })

const messageForm = (
  { text, photographs }: ClaimMessageRequest,
  fields: { readonly artworkId?: string } = {},
) => sentForm({ ...fields, text }, 'photographs', photographs)

/** A buyer's claims over HTTP. */
export const claimsClient = (call: HttpCaller): Claims => {
  const sent = async (path: string, body: FormData, key: string | undefined, idempotencyKey?: string) =>
    (
      await call<OrderClaimsView>({
        method: 'POST',
        path,
        query: { key },
        body,
        ...once(idempotencyKey),
        amounts,
      })
    ).body
  return {
    claims: async (number, key) =>
      (await call<OrderClaimsView>({ path: claimsOf(number), query: { key }, amounts })).body,
    open: async (number, { artworkId, ...message }, idempotencyKey, key) =>
      sent(claimsOf(number), await messageForm(message, { artworkId }), key, idempotencyKey),
    answer: async (number, id, message, idempotencyKey, key) =>
      sent(`${claimAt(number, id)}/messages`, await messageForm(message), key, idempotencyKey),
    async markRead(number, id, key) {
      await call<null>({ method: 'POST', path: `${claimAt(number, id)}/read`, query: { key } })
    },
  }
}

const keptFor = (call: HttpCaller, side: 'artist' | 'admin'): KeptClaims => ({
  waiting: async () => (await call<readonly WaitingClaim[]>({ path: `/${side}/claims` })).body,
  claims: async (number) =>
    (await call<readonly ClaimView[]>({ path: `/${side}${claimsOf(number)}`, amounts })).body,
  answer: async (number, id, message, idempotencyKey) =>
    (
      await call<readonly ClaimView[]>({
        method: 'POST',
        path: `/${side}${claimAt(number, id)}/messages`,
        body: await messageForm(message),
        ...once(idempotencyKey),
        amounts,
      })
    ).body,
  async markRead(number, id) {
    await call<null>({ method: 'POST', path: `/${side}${claimAt(number, id)}/read` })
  },
})

/** An artist's own claims over HTTP. */
export const artistClaimsClient = (call: HttpCaller): KeptClaims => keptFor(call, 'artist')

/** Everybody's over HTTP. */
export const claimAdministrationClient = (call: HttpCaller): ClaimAdministration => ({
  ...keptFor(call, 'admin'),
  close: async (number, id, text, refund) =>
    (
      await call<readonly ClaimView[]>({
        method: 'POST',
        path: `/admin${claimAt(number, id)}/decision`,
        body: {
          text,
          lines: refund?.lines,
          amount: refund?.amount === undefined ? undefined : dollarsFrom(refund.amount),
          left: refund?.left === undefined ? undefined : dollarsFrom(refund.left),
        },
        amounts,
      })
    ).body,
})
