import type { CardTokens, Payments, WaysToPay } from '#application/payments/contract.ts'
import type { HttpCaller } from './call.ts'

/** How this shop can be paid, over HTTP. */
export const paymentsClient = (call: HttpCaller): Payments => ({
  ways: async () => (await call<WaysToPay>({ path: '/payments/ways' })).body,
})

/** The sandbox's own client for cards. */
export const sandboxCardTokensClient = (call: HttpCaller): CardTokens => ({
  async tokenise(card) {
    const { body } = await call<Awaited<ReturnType<CardTokens['tokenise']>>>({
      method: 'POST',
      path: '/sandbox-payments/tokens',
      body: card,
    })
    return body
  },
})
