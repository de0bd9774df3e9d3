import { countryInSentence } from '#domain/shared/country-name.ts'
import { type FormErrors, formErrors } from '#domain/shared/form-errors.ts'
import type { Cents } from '#domain/shared/money.ts'
import { isInZone, type Zone, zoneInWords, zones } from './zone.ts'

/** Days from payment until a parcel is there. */
export interface Days {
  readonly from: number
  readonly to: number
}

/** What an artist says of one zone. */
export interface ZoneTerms {
  readonly zone: Zone
  /** Null where nothing is sent to. */
  readonly days: Days | null
  /** What a parcel costs its artist to send, in cents; null where it is not told. */
  readonly carriage: Cents | null
}

/** Where an artist sends to. Whoever has named no zone sends everywhere, and says no more. */
export interface ShippingTerms {
  /** The artist's own country, ISO 3166-1 alpha-2; null where it is not told. */
  readonly home: string | null
  readonly zones: readonly ZoneTerms[]
}

/** What is known of sending to one country. */
export interface Sending {
  readonly isSent: boolean
  readonly days: Days | null
  readonly carriage: Cents | null
}

/** Days that a parcel may take at most. */
export const longestWay = 180
/** In cents: no parcel costs more to send. */
const highestCarriage = 1_000_000

/** What counts for a country: the narrowest zone that holds it. Beside all that are named, nothing is sent. */
export function sendingTo({ home, zones: named }: ShippingTerms, country: string): Sending {
  if (named.length === 0) return { isSent: true, days: null, carriage: null }
  const zone = zones.find(
    (each) => named.some((terms) => terms.zone === each) && isInZone(each, country, home),
  )
  const terms = named.find((each) => each.zone === zone)
  return { isSent: terms?.days != null, days: terms?.days ?? null, carriage: terms?.carriage ?? null }
}

/** What sending to a country costs the artist, or at home where the country is not known; null where it is not told. */
export const carriageTo = (terms: ShippingTerms, country: string): Cents | null =>
  // Stryker disable next-line StringLiteral: no zone holds a country that there is not, whatever it is called
  sendingTo(terms, country || (terms.home ?? '')).carriage

/** Works, and where their artists send to. */
export interface SentWork extends ShippingTerms {
  readonly artworkId: string
  readonly title: string
}

/** A work that is not sent to a country, in a sentence. */
const notSent = (title: string, country: string): string =>
  `“${title}” is not sent to ${countryInSentence(country)}.`

/** The works that cannot be sent to a country, each with a sentence that says so, by artwork id. */
export const notSentTo = (works: readonly SentWork[], country: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    works
      .filter((work) => country !== '' && !sendingTo(work, country).isSent)
      .map(({ artworkId, title }) => [artworkId, notSent(title, country)]),
  )

const daysFault = (days: Days | null): string | null => {
  if (days === null) return null
  const { from, to } = days
  if (![from, to].every(Number.isInteger)) return 'Say in how many days, from and to'
  if (from < 1) return 'A parcel takes a day at least'
  if (to < from) return 'The second number is the longer way'
  return to > longestWay ? `Say at most ${longestWay} days` : null
}

const carriageFault = (carriage: Cents | null): string | null => {
  if (carriage === null) return null
  if (!Number.isInteger(carriage) || carriage < 0) return 'Enter an amount such as 24.50, or nothing'
  return carriage > highestCarriage ? 'That is more than a parcel costs' : null
}

/** What is wrong with what an artist says, by field: `zones`, or `zones.0.zone`, `zones.0.days`, `zones.0.carriage`. */
export function shippingTermsErrors({ home, zones: named }: ShippingTerms): FormErrors<string> {
  const places = named.map(({ zone }) => zone)
  const inZones = named.flatMap(({ zone, days, carriage }, at): [string, string | null][] => [
    [
      `zones.${at}.zone`,
      places.indexOf(zone) < at
        ? 'This zone is named twice'
        : zone === 'own-country' && home === null
          ? 'Say in your profile which country is yours'
          : null,
    ],
    [`zones.${at}.days`, daysFault(days)],
    [`zones.${at}.carriage`, carriageFault(carriage)],
  ])
  const isSentNowhere = named.length > 0 && named.every(({ days }) => days === null)
  return formErrors({
    ...Object.fromEntries(inZones),
    zones: isSentNowhere ? 'Send to one zone at least' : null,
  })
}

/** In the order in which they count, the narrowest first. */
export const inOrder = (named: readonly ZoneTerms[]): readonly ZoneTerms[] =>
  named.toSorted((one, other) => zones.indexOf(one.zone) - zones.indexOf(other.zone))

const daysInWords = ({ from, to }: Days): string =>
  from === to ? `in ${from} ${from === 1 ? 'day' : 'days'}` : `in ${from}–${to} days`

const list = new Intl.ListFormat('en', { type: 'conjunction' })

/** Such as 'Ships to Kenya and the EU, in 5–9 days'; null where an artist has named no zone. */
export function termsInWords({ home, zones: named }: ShippingTerms): string | null {
  const sent = inOrder(named).flatMap(({ zone, days }) => (days === null ? [] : [{ zone, ...days }]))
  if (sent.length === 0) return null
  const isEverywhere = sent.some(({ zone }) => zone === 'worldwide')
  const spared = inOrder(named).filter(({ days, zone }) => days === null && zone !== 'worldwide')
  const words = (of: readonly { readonly zone: Zone }[]) =>
    list.format(of.map(({ zone }) => zoneInWords(zone, home)))
  const where = isEverywhere ? 'Ships worldwide' : `Ships to ${words(sent)}`
  const but = spared.length > 0 ? `${isEverywhere ? ' but' : ','} not to ${words(spared)}` : ''
  const days = {
    from: Math.min(...sent.map(({ from }) => from)),
    to: Math.max(...sent.map(({ to }) => to)),
  }
  return `${where}${but}, ${daysInWords(days)}`
}

/** Such as 'Ships to Germany in 5–9 days'; null where nothing is sent, or nothing is told. */
export function shipsInWords(terms: ShippingTerms, country: string): string | null {
  const { days } = sendingTo(terms, country)
  return days && `Ships to ${countryInSentence(country)} ${daysInWords(days)}`
}

/** What is told of one country: 'To Germany in 5–9 days', 'Not sent to Germany'; null where there is nothing to tell. */
export function sendingInWords(terms: ShippingTerms, country: string): string | null {
  const { isSent, days } = sendingTo(terms, country)
  if (!isSent) return `Not sent to ${countryInSentence(country)}`
  return days && `To ${countryInSentence(country)} ${daysInWords(days)}`
}
