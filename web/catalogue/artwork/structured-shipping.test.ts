import { expect, it } from 'vitest'
import type { ShippingTerms } from '#domain/shipping/shipping-terms.ts'
import { structuredShipping } from './structured-shipping.ts'

const rate = { '@type': 'MonetaryAmount', value: '0.00', currency: 'USD' }
const within = (minValue: number, maxValue: number) => ({
  '@type': 'ShippingDeliveryTime',
  transitTime: { '@type': 'QuantitativeValue', minValue, maxValue, unitCode: 'DAY' },
})

it('is free and everywhere where an artist says no more', () => {
  expect(structuredShipping({ home: 'KE', zones: [] })).toEqual([
    { '@type': 'OfferShippingDetails', shippingRate: rate },
  ])
})

it('says each country once, the narrowest zone first, and what is spared', () => {
  const terms: ShippingTerms = {
    home: 'KE',
    zones: [
      { zone: 'worldwide', days: { from: 8, to: 21 }, carriage: 9_000 },
      { zone: 'east-africa', days: { from: 3, to: 7 }, carriage: null },
      { zone: 'own-country', days: { from: 2, to: 5 }, carriage: 1_400 },
      { zone: 'oceania', days: null, carriage: null },
    ],
  }
  const [home, near, far, everywhere] = structuredShipping(terms)
  expect(home).toMatchObject({
    shippingDestination: { '@type': 'DefinedRegion', addressCountry: ['KE'] },
    shippingRate: rate,
    deliveryTime: within(2, 5),
  })
  expect(near).toMatchObject({ deliveryTime: within(3, 7) })
  expect(JSON.stringify(near)).toContain('"UG"')
  expect(JSON.stringify(near)).not.toContain('"KE"')
  expect(far).toMatchObject({ doesNotShip: true })
  expect(far).not.toHaveProperty('shippingRate')
  expect(everywhere).toEqual({
    '@type': 'OfferShippingDetails',
    shippingRate: rate,
    deliveryTime: within(8, 21),
  })
})

it('tells no carriage: that is the artist’s', () => {
  const zones = [{ zone: 'eu', days: { from: 5, to: 9 }, carriage: 3_100 }] as const
  expect(JSON.stringify(structuredShipping({ home: null, zones }))).not.toContain('31')
})
