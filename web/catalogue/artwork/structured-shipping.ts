import { dollarsFrom } from '#domain/shared/money.ts'
import type { Days, ShippingTerms, ZoneTerms } from '#domain/shipping/shipping-terms.ts'
import { inOrder } from '#domain/shipping/shipping-terms.ts'
import { regions } from '#domain/shipping/zone.ts'

const free = { '@type': 'MonetaryAmount', value: dollarsFrom(0).toFixed(2), currency: 'USD' }

/** The countries of a zone; undefined where that is everywhere, null where nobody knows. */
function countriesOf({ zone }: ZoneTerms, home: string | null): readonly string[] | undefined | null {
  if (zone === 'worldwide') return undefined
  if (zone !== 'own-country') return [...regions[zone]]
  return home === null ? null : [home]
}

const onTheWay = ({ from, to }: Days) => ({
  '@type': 'ShippingDeliveryTime',
  transitTime: { '@type': 'QuantitativeValue', minValue: from, maxValue: to, unitCode: 'DAY' },
})

/** Where a work is sent to and in how many days, as search engines read it (schema.org); a narrower zone counts before a wider one. */
export function structuredShipping({ home, zones }: ShippingTerms): readonly object[] {
  if (zones.length === 0) return [{ '@type': 'OfferShippingDetails', shippingRate: free }]
  const said = new Set<string>()
  return inOrder(zones).flatMap((terms) => {
    const all = countriesOf(terms, home)
    if (all === null) return []
    const countries = all?.filter((country) => !said.has(country))
    for (const country of countries ?? []) said.add(country)
    if (countries?.length === 0) return []
    return [
      {
        '@type': 'OfferShippingDetails',
        ...(countries && { shippingDestination: { '@type': 'DefinedRegion', addressCountry: countries } }),
        ...(terms.days ? { shippingRate: free, deliveryTime: onTheWay(terms.days) } : { doesNotShip: true }),
      },
    ]
  })
}
