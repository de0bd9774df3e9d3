import type { Cents } from '#domain/shared/money.ts'
import type { LedgerEntry, PayoutPlace } from './ledger.ts'

/** What becomes of a payout: it waits for its batch to be sent, is with the bank, and has arrived or come back, also later. */
export const payoutStandings = ['set-aside', 'sent', 'settled', 'returned'] as const
export type PayoutStanding = (typeof payoutStandings)[number]

/** What one artist is paid for one month. */
export interface Payout {
  readonly id: string
  readonly artistId: string
  /** Such as '2026-11', in UTC. There is one payout for an artist and a month. */
  readonly month: string
  /** At least one cent. */
  readonly amount: Cents
  /** When it was set aside. */
  readonly at: Date
  readonly standing: PayoutStanding
}

/** Whether it has left its artist's account and not arrived. */
export const isUnderWay = (standing: PayoutStanding): boolean =>
  standing === 'set-aside' || standing === 'sent'

/**
 * So long buyers' money is kept from when they have what they bought: the fourteen days in which they may withdraw, and until
 * the last of them is over wherever on Earth it is counted (domain/returns/withdrawal-window.ts, whose test holds this to it).
 */
export const daysKept = 15

const day = 86_400_000

/** The day on which the money of this month leaves: its first one, in UTC. */
export const paydayOf = (now: Date): Date => new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), 1))

/** The next such day. */
export const nextPayday = (now: Date): Date =>
  new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 1))

/** The month that a payday begins, such as '2026-11'. */
export const monthOfPayday = (payday: Date): string => payday.toISOString().slice(0, 7)

/** What a payout is called where its money leaves and where it comes in. */
export const payoutReference = (month: string): string => `Payout ${month}`

/** What is to leave on a payday was with its buyer before then. */
export const deliveredBefore = (payday: Date): Date => new Date(payday.getTime() - daysKept * day)

const from: Readonly<Record<PayoutStanding, readonly PayoutStanding[]>> = {
  'set-aside': [],
  sent: ['set-aside'],
  settled: ['sent'],
  // A bank may send back what had arrived, and an admin takes out what is not to leave.
  returned: ['sent', 'settled', 'set-aside'],
}

/**
 * What a payout has to be before it can become another: no step is left out, and nothing but its coming back undoes one. What
 * has arrived, or has not left yet, comes back only where it is named, not with all that is on its way.
 */
export const standingsBefore = (standing: PayoutStanding, isNamed: boolean): readonly PayoutStanding[] =>
  isNamed ? from[standing] : from[standing].slice(0, 1)

const placeOf: Readonly<Record<PayoutStanding, PayoutPlace | 'artist'>> = {
  'set-aside': 'set-aside',
  sent: 'on-its-way',
  settled: 'paid-out',
  returned: 'artist',
}

/**
 * The posting of a payout that has just become what it is: from where its money was to where it is now.
 * @param before what it was; null for one that is new
 */
export function payoutEntries(
  { artistId, amount, standing }: Pick<Payout, 'artistId' | 'amount' | 'standing'>,
  before: PayoutStanding | null,
): readonly LedgerEntry[] {
  const accountOf = (place: PayoutPlace | 'artist') =>
    place === 'artist' ? { kind: place, artistId } : { kind: place }
  const source = before === null ? 'artist' : placeOf[before]
  return [
    { kind: 'payout', account: accountOf(source), amount: 0 - amount, sales: 0 },
    { kind: 'payout', account: accountOf(placeOf[standing]), amount, sales: 0 },
  ]
}
