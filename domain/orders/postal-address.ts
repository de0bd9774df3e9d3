import { countryName } from '#domain/shared/country-name.ts'
import type { ShippingForm } from './shipping.ts'

type Place = Pick<ShippingForm, 'city' | 'state' | 'postalCode'>

const codeFirst = ({ city, state, postalCode }: Place) => [`${postalCode} ${city}`, state]
const codeLast = ({ city, state, postalCode }: Place) => [`${city}, ${state} ${postalCode}`]
const codeBehindCity = ({ city, state, postalCode }: Place) => [`${city} ${postalCode}`, state]
const codeAlone = ({ city, state, postalCode }: Place) => [city, state, postalCode]
const codeBehindState = ({ city, state, postalCode }: Place) => [city, `${state} ${postalCode}`]

const orders = new Map(
  (
    [
      ['AS AU CA CO FM GU MH MP PR PW US VI', codeLast],
      ['BD BH BN IN JO KH LB LV MM MT NG NP NZ PK SA SG TW', codeBehindCity],
      ['CN EG GB GG HU IE IM JE JP KE KR KZ LK RU UA ZA', codeAlone],
      ['BR ID TH VN', codeBehindState],
    ] as const
  ).flatMap(([countries, order]) => countries.split(' ').map((country) => [country, order] as const)),
)

/**
 * An address as it is written on a parcel, line by line, in the order of the country it goes to; a city that is its own state
 * is written once.
 */
export function postalAddress({
  name,
  street,
  country,
  ...place
}: Omit<ShippingForm, 'phone'>): readonly string[] {
  // Where there are no postal codes, the place of one stays empty.
  const lines = (orders.get(country) ?? codeFirst)(place)
    .map((line) => line.trim())
    .filter((line) => line !== '')
  return [name, street, ...lines.filter((line, at) => at === 0 || line !== place.city), countryName(country)]
}
