import type { Refusal } from '#domain/shared/domain-error.ts'

/** What a refusal is answered with; the client reads it the other way round. */
export const refusalStatuses: Readonly<Record<Refusal, number>> = {
  unreadable: 400,
  'not-signed-in': 401,
  'payment-refused': 402,
  forbidden: 403,
  'not-found': 404,
  conflict: 409,
  'rule-broken': 422,
  'too-many-requests': 429,
}
