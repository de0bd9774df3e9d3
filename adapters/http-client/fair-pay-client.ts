import type { FairPay, FairPayTerms } from '#application/fair-pay/contract.ts'
import type { Caller } from './call.ts'

/** The terms over HTTP. */
export const fairPayClient = (call: Caller): FairPay => ({
  terms: async () => (await call<FairPayTerms>({ path: '/fair-pay' })).body,
})
