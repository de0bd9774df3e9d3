import { centsFrom, dollarsFrom } from '#domain/shared/money.ts'
import { amountIn, numberIn } from '#domain/shared/typed-number.ts'
import type { ZoneTerms } from '#domain/shipping/shipping-terms.ts'
import { type Zone, zones } from '#domain/shipping/zone.ts'

/** What an artist says of one zone, as it is typed. */
export interface TypedZone {
  readonly key: string
  readonly zone: Zone
  readonly isSent: boolean
  readonly from: string
  readonly to: string
  readonly carriage: string
}

export const typedZone = ({ zone, days, carriage }: ZoneTerms): TypedZone => ({
  key: zone,
  zone,
  isSent: days !== null,
  from: days === null ? '' : String(days.from),
  to: days === null ? '' : String(days.to),
  carriage: carriage === null ? '' : dollarsFrom(carriage).toFixed(2),
})

const typedWords = (rows: readonly TypedZone[]): string =>
  JSON.stringify(rows.map(({ key: _key, ...words }) => words))

/** Whether the rows say what is saved already. */
export const isAsSaved = (rows: readonly TypedZone[], saved: readonly ZoneTerms[]): boolean =>
  typedWords(rows) === typedWords(saved.map(typedZone))

/** A row more, of the first zone that is not named yet; null when all are. */
export function newZone(named: readonly TypedZone[], home: string | null): TypedZone | null {
  const free = zones.find(
    (zone) => (zone !== 'own-country' || home !== null) && named.every((each) => each.zone !== zone),
  )
  return free === undefined
    ? null
    : { key: crypto.randomUUID(), zone: free, isSent: true, from: '', to: '', carriage: '' }
}

const days = (text: string): number => numberIn(text) ?? Number.NaN

/** What was typed; what cannot be read is no number. */
export function zoneFrom({ zone, isSent, from, to, carriage }: TypedZone): ZoneTerms {
  const amount = isSent ? amountIn(carriage) : null
  return {
    zone,
    days: isSent ? { from: days(from), to: days(to) } : null,
    carriage: amount === null ? null : centsFrom(amount),
  }
}
