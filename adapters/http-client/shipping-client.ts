import type { OwnShipping, Shipping, WorkShipping } from '#application/shipping/contract.ts'
import { dollarsFrom } from '#domain/shared/money.ts'
import type { ShippingTerms } from '#domain/shipping/shipping-terms.ts'
import type { HttpCaller } from './call.ts'

const amounts = { carriage: true } as const

/** Where works are sent to, over HTTP. */
export const shippingClient = (call: HttpCaller): Shipping => ({
  ofWorks: async (artworkIds) =>
    artworkIds.length === 0
      ? []
      : (
          await call<readonly WorkShipping[]>({
            path: '/shipping',
            query: { works: artworkIds.join(',') },
            amounts,
            failure: 'Failed to get where works are sent to',
          })
        ).body,
})

const own = '/artist/shipping'

/** Where an artist sends to, over HTTP. */
export const ownShippingClient = (call: HttpCaller): OwnShipping => ({
  show: async () =>
    (await call<ShippingTerms>({ path: own, amounts, failure: 'Failed to get where you send to' })).body,
  save: async (zones) =>
    (
      await call<ShippingTerms>({
        method: 'PUT',
        path: own,
        body: {
          zones: zones.map(({ zone, days, carriage }) => ({
            zone,
            days,
            carriage: carriage === null ? null : dollarsFrom(carriage),
          })),
        },
        amounts,
        failure: 'Failed to save where you send to',
      })
    ).body,
})
