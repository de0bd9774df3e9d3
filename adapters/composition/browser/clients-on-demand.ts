import { keptWaiting } from '#adapters/browser/kept-waiting.ts'
import { accountsClient } from '#adapters/http-client/accounts-client.ts'
import type { HttpCaller } from '#adapters/http-client/call.ts'
import { cartClient } from '#adapters/http-client/cart-client.ts'
import { claimsClient } from '#adapters/http-client/claims-client.ts'
import { fairPayClient } from '#adapters/http-client/fair-pay-client.ts'
import { favouritesClient, followingClient, followsClient } from '#adapters/http-client/favourites-client.ts'
import { messagesClient } from '#adapters/http-client/messages-client.ts'
import { orderingClient, trialPhoneClient } from '#adapters/http-client/orders-client.ts'
import { paymentsClient, sandboxCardTokensClient } from '#adapters/http-client/payments-client.ts'
import { providerSignInClient, signInProvidersClient } from '#adapters/http-client/provider-sign-in-client.ts'
import { receiptsClient } from '#adapters/http-client/receipts-client.ts'
import { withdrawalsClient } from '#adapters/http-client/returns-client.ts'
import { secondFactorsClient } from '#adapters/http-client/second-factors-client.ts'
import { shippingClient } from '#adapters/http-client/shipping-client.ts'
import { waitingClient } from '#adapters/http-client/waiting-client.ts'
import type { CardClientKey } from '#application/payments/contract.ts'
import { brand } from '#domain/shared/brand.ts'

/** The API for those who do more than look around; it comes in a file of its own, when it is first asked. */
export const clientsOnDemand = (call: HttpCaller) => ({
  accounts: accountsClient(call),
  cart: cartClient(call),
  fairPay: fairPayClient(call),
  favourites: favouritesClient(call),
  follows: followsClient(call),
  following: followingClient(call),
  messages: messagesClient(call),
  ordering: orderingClient(call),
  receipts: receiptsClient(call),
  withdrawals: withdrawalsClient(call),
  claims: claimsClient(call),
  payments: paymentsClient(call),
  shipping: shippingClient(call),
  cardTokens: sandboxCardTokensClient(call),
  /** Only a shop that takes cards by a provider ever fetches what speaks to it. */
  cardClients: {
    open: async ({ publishableKey }: CardClientKey) =>
      (await import('#adapters/stripe-elements/stripe-card-client.ts')).stripeCardClient(publishableKey),
  },
  trialPhone: trialPhoneClient(call),
  waiting: keptWaiting(waitingClient(call), () => localStorage, `${brand.slug}.waiting`),
  secondFactors: secondFactorsClient(call),
  signInProviders: signInProvidersClient(call),
  providerSignIn: providerSignInClient(call),
  phoneNumbers: {
    open: async () => (await import('#adapters/phone-numbers/numbering-plans.ts')).numberingPlans,
  },
})
