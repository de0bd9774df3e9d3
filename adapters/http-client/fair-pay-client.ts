import type { FairPay, FairPayTerms } from '#application/fair-pay/contract.ts'
import type { HttpCaller } from './call.ts'

/** The terms over HTTP. */
export const fairPayClient = (call: HttpCaller): FairPay => ({
  terms: async () => (await call<FairPayTerms>({ path: '/fair-pay' })).body,
})
