import type { BooksView, FairPay, FairPayTerms } from '#application/fair-pay/contract.ts'
import type { HttpCaller } from './call.ts'

const bookAmounts = {
  buyersPaid: true,
  artistsReceived: true,
  artistsReceivedThisMonth: true,
  arrived: true,
  onItsWay: true,
  waiting: true,
  platformKept: true,
  balance: true,
} as const

/** Terms and books over HTTP. */
export const fairPayClient = (call: HttpCaller): FairPay => ({
  terms: async () => (await call<FairPayTerms>({ path: '/fair-pay' })).body,
  books: async () => (await call<BooksView>({ path: '/fair-pay/books', amounts: bookAmounts })).body,
})
