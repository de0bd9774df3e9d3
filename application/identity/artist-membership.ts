import { DomainError } from '#domain/shared/domain-error.ts'
import { type Cents, formatMoney } from '#domain/shared/money.ts'

/** An account's life as an artist, as far as the account itself decides it. All of it inside units of work. */
export interface ArtistMembership {
  /** Begins as pending, unless they are an artist already. */
  apply(userId: string, name: string, at: Date): Promise<void>
  rename(userId: string, name: string): Promise<void>
  /** Shows nothing of theirs until it is given back: while the account is suspended, or no artist. */
  withhold(userId: string): Promise<void>
  giveBack(userId: string): Promise<void>
  /** How many parcels they still have to send, or will have to once an order is paid that works are kept for. */
  parcelsToSend(userId: string): Promise<number>
  /** What they have earned that has not arrived with them. */
  unpaid(userId: string): Promise<Cents>
  /**
   * Hides the works and forgets what the artist told about themselves; orders keep what was bought. Until the unit of
   * work has ended, nobody else changes the artist or the works.
   * @param mayBeOwed whether they go though something of theirs is not paid out; then it stays listed as what cannot leave
   * @throws DomainError conflict 'parcels-to-send' or 'money-to-pay-out'
   */
  leave(userId: string, mayBeOwed?: boolean): Promise<void>
}

/** Buyers have paid, or may yet pay, for what a leaving artist has not sent. @throws DomainError conflict 'parcels-to-send' */
export async function refuseWithParcelsToSend(
  membership: Pick<ArtistMembership, 'parcelsToSend'>,
  userId: string,
): Promise<void> {
  if ((await membership.parcelsToSend(userId)) === 0) return
  const message =
    'There are orders that have not been sent yet, or may still be paid. They have to be sent, refunded or ended first.'
  throw new DomainError('conflict', 'parcels-to-send', message)
}

/** Nobody could be paid any more what a leaving artist has earned. @throws DomainError conflict 'money-to-pay-out' */
export function refuseUnpaid(unpaid: Cents): void {
  if (unpaid <= 0) return
  const message = `${formatMoney(unpaid)} of what was sold has not arrived with the artist yet. It has to be paid out first.`
  throw new DomainError('conflict', 'money-to-pay-out', message)
}
