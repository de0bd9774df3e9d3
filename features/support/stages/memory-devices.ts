import { artistServices } from '#adapters/composition/artists/artists.tokens.ts'
import type { Assembly } from '#adapters/composition/assembly.ts'
import { cartServices } from '#adapters/composition/cart/cart.tokens.ts'
import { catalogueServices } from '#adapters/composition/catalogue/catalogue.tokens.ts'
import { claimServices } from '#adapters/composition/claims/claims.tokens.ts'
import { fairPayServices } from '#adapters/composition/fair-pay/fair-pay.tokens.ts'
import { favouriteServices } from '#adapters/composition/favourites/favourites.tokens.ts'
import { callerOf, identityServices } from '#adapters/composition/identity/identity.tokens.ts'
import { orderServices } from '#adapters/composition/orders/orders.tokens.ts'
import { paymentServices, sandbox } from '#adapters/composition/payments/payments.tokens.ts'
import { returnServices } from '#adapters/composition/returns/returns.tokens.ts'
import { shippingServices } from '#adapters/composition/shipping/shipping.tokens.ts'
import { waitingServices } from '#adapters/composition/waiting/waiting.tokens.ts'
import { givenVisit } from '#adapters/testing/given-visit.ts'
import type { Caller } from '#application/shared/caller.ts'
import { serviceDevice } from '../actors/service/service-device.ts'
import type { ShopServices } from '../actors/service/service-shopper.ts'
import { waitingKept } from '../actors/service/service-waiting.ts'
import type { Device } from '../roles/device.ts'

type ForCaller<Service> = (caller: Caller, address?: string) => Service
type Asked = (...asked: unknown[]) => unknown

/** A service for one caller as one for whoever it is just then. */
const forWhoever = <Service extends object>(
  of: ForCaller<Service>,
  whoever: () => Promise<Caller>,
): Service =>
  new Proxy(of(null), {
    get:
      (_, name) =>
      async (...asked: unknown[]) => {
        const service = of(await whoever(), givenVisit().address)
        return (Reflect.get(service, name) as Asked).apply(service, asked)
      },
  })

/** What a shopper asks for, as whoever it is just then. */
export const shopOf = (
  shop: Assembly,
  whoever: () => Promise<Caller>,
  visit = givenVisit(),
): ShopServices => ({
  catalogue: shop.get(catalogueServices.catalogue),
  artists: shop.get(artistServices.artists),
  fairPay: shop.get(fairPayServices.fairPay),
  payments: shop.get(paymentServices.payments),
  shipping: shop.get(shippingServices.shipping),
  cardTokens: shop.get(sandbox.cardTokens),
  ordering: forWhoever(shop.get(orderServices.ordering), whoever),
  receipts: forWhoever(shop.get(orderServices.receipts), whoever),
  withdrawals: forWhoever(shop.get(returnServices.withdrawals), whoever),
  claims: forWhoever(shop.get(claimServices.claims), whoever),
  trialPhone: forWhoever(shop.get(sandbox.phone), whoever),
  waiting: waitingKept(shop.get(waitingServices.waiting)(visit)),
})

/** Devices over memory, with what belongs to the accounts that sign in on them. */
export const memoryDevices = (shop: Assembly) => async (): Promise<Device> => {
  const visit = givenVisit()
  const whoever = () => shop.get(callerOf)(visit)
  const accounts = shop.get(identityServices.accounts)(visit)
  return serviceDevice({
    ...shopOf(shop, whoever, visit),
    accountCart: forWhoever(shop.get(cartServices.cart), whoever),
    favourites: forWhoever(shop.get(favouriteServices.favourites), whoever),
    follows: forWhoever(shop.get(favouriteServices.follows), whoever),
    following: forWhoever(shop.get(favouriteServices.following), whoever),
    accounts,
  })
}
