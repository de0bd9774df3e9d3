import type { HttpCaller } from '#adapters/http-client/call.ts'
import { artistsClient, catalogueClient } from '#adapters/http-client/catalogue-client.ts'
import { claimsClient } from '#adapters/http-client/claims-client.ts'
import { fairPayClient } from '#adapters/http-client/fair-pay-client.ts'
import { orderingClient, trialPhoneClient } from '#adapters/http-client/orders-client.ts'
import { paymentsClient, sandboxCardTokensClient } from '#adapters/http-client/payments-client.ts'
import { receiptsClient } from '#adapters/http-client/receipts-client.ts'
import { withdrawalsClient } from '#adapters/http-client/returns-client.ts'
import { shippingClient } from '#adapters/http-client/shipping-client.ts'
import { waitingClient } from '#adapters/http-client/waiting-client.ts'
import type { ShopServices } from './service-shopper.ts'
import { waitingKept } from './service-waiting.ts'

/** What somebody shops with at the HTTP client, in the sandbox. */
export const clientShop = (call: HttpCaller): ShopServices => ({
  catalogue: catalogueClient(call),
  artists: artistsClient(call),
  fairPay: fairPayClient(call),
  ordering: orderingClient(call),
  receipts: receiptsClient(call),
  withdrawals: withdrawalsClient(call),
  claims: claimsClient(call),
  payments: paymentsClient(call),
  shipping: shippingClient(call),
  cardTokens: sandboxCardTokensClient(call),
  trialPhone: trialPhoneClient(call),
  waiting: waitingKept(waitingClient(call)),
})
