import { DomainError } from '#domain/shared/domain-error.ts'
import type { Cents } from '#domain/shared/money.ts'

const hour = 3_600_000
const day = 24 * hour

/** Milliseconds in which those who were told may buy before the next ones are told. */
const headStart = 2 * hour
/** Milliseconds after which nobody waits any more. */
const longestWait = 365 * day
/** So many works one account may wait for. */
export const mostAwaited = 100

/** A work that is wanted, as far as that matters. */
export interface WantedWork {
  readonly title: string
  readonly price: Cents
  /** Pieces that can be bought now. */
  readonly stock: number
}

/** Whoever was told by then has had their time. */
export const headStartOver = (now: Date): Date => new Date(now.getTime() - headStart)

/** Whoever has waited since then waits no more. */
export const waitedTooLong = (now: Date): Date => new Date(now.getTime() - longestWait)

/**
 * How many are told next of a work: one for each piece, less those who were told and may still buy.
 * @param asked how many were told and have not had their time
 */
export const nextToTell = ({ stock }: Pick<WantedWork, 'stock'>, asked: number): number =>
  Math.max(0, stock - asked)

/** @throws DomainError conflict 'not-for-sale', or 'can-be-bought' where nobody has to wait */
export function mustBeAwaited({ title, price, stock }: WantedWork): void {
  if (price === 0) throw new DomainError('conflict', 'not-for-sale', `“${title}” is not for sale.`)
  if (stock > 0) throw new DomainError('conflict', 'can-be-bought', `“${title}” is back: you can buy it now.`)
}

/** @throws DomainError rule-broken 'too-many-awaited' */
export function mustNotAwaitTooMany(works: number): void {
  if (works >= mostAwaited)
    throw new DomainError(
      'rule-broken',
      'too-many-awaited',
      `You wait for ${mostAwaited} works already. Take one back first.`,
    )
}
