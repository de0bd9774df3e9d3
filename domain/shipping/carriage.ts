import { capitalised } from '#domain/shared/capitalised.ts'
import { type Cents, formatMoney, sumOf } from '#domain/shared/money.ts'
import { carriageTo, type ShippingTerms } from './shipping-terms.ts'

/** What an artist's parcel costs to send, in cents, by the artist's id; null where it is not told. */
export type Carriages = Readonly<Record<string, Cents | null>>

/** What sending works to a country costs their artists: one parcel each. */
export const carriagesTo = (
  works: readonly (ShippingTerms & { readonly artistId: string })[],
  country: string,
): Carriages => Object.fromEntries(works.map((work) => [work.artistId, carriageTo(work, country)]))

/** What parcels cost together, as far as it is told; null where it is told of none. */
export function carriageOfAll(each: readonly (Cents | null)[]): Cents | null {
  const told = each.filter((carriage) => carriage !== null)
  return told.length === 0 ? null : sumOf(told)
}

/** What becomes of the artists' part of a price: 'of $4,080.00 about $310.00 goes to the carrier'; null where nothing is told. */
export function carriageInWords(received: Cents, carriage: Cents | null, parcels = 1): string | null {
  if (carriage === null || carriage === 0) return null
  const about = `about ${formatMoney(carriage)}`
  // What was given back after it had been sent was sent all the same.
  if (carriage > received) return `sending it costs ${about}`
  return `of ${formatMoney(received)} ${about} goes to the ${parcels === 1 ? 'carrier' : 'carriers'}`
}

/** The same where it stands by itself: 'Of $4,080.00 about $310.00 goes to the carrier.' */
export function carriageSentence(received: Cents, carriage: Cents | null, parcels = 1): string | null {
  const words = carriageInWords(received, carriage, parcels)
  return words === null ? null : `${capitalised(words)}.`
}
