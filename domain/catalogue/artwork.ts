import { DomainError } from '#domain/shared/domain-error.ts'
import type { ArtworkDetails } from './artwork-details.ts'
import { isOneAtMost, isPrice, isStock } from './price-and-stock.ts'

export const visibilities = ['public', 'hidden', 'draft'] as const
/** Whether others see a work: `hidden` by an admin or because it was deleted, `draft` by its artist. */
export type Visibility = (typeof visibilities)[number]

/** What a new work begins with. */
export interface NewArtwork extends ArtworkDetails {
  readonly id: string
  readonly artistId: string
  readonly createdAt: Date
}

/** Someone's work, on show and perhaps for sale. */
export interface Artwork extends NewArtwork {
  readonly visibility: Visibility
  /** Why an admin has hidden it; null otherwise. */
  readonly hiddenBecause: string | null
  /** What it was before its artist removed it; null while it is not removed. */
  readonly removedFrom: Visibility | null
  /** Grows with every change. */
  readonly version: number
  /** Pieces sold so far. */
  readonly popularity: number
  /** The first end of the orders that hold pieces of it for a time; null where there is none. */
  readonly heldUntil: Date | null
}

/** A work that hangs from now on. @throws DomainError for a price or a stock that no work can have */
export function newArtwork(artwork: NewArtwork): Artwork {
  if (!isPrice(artwork.price)) throw new DomainError('rule-broken', 'not-a-price', 'This is not a price')
  if (!isStock(artwork.stock))
    throw new DomainError('rule-broken', 'not-a-stock', 'This is not a number of pieces')
  if (!isOneAtMost(artwork))
    throw new DomainError('rule-broken', 'not-unique', 'There is only one of a one-of-a-kind work')
  return {
    visibility: 'public',
    hiddenBecause: null,
    removedFrom: null,
    version: 1,
    popularity: 0,
    heldUntil: null,
    ...artwork,
  }
}

/** Whether a work of which nobody has said it is one of a kind: several pieces say that it is not. */
export const isUniqueByDefault = (stock: number): boolean => stock <= 1

/** The stock when pieces come back: of a one-of-a-kind work there is never more than the one. */
export const stockWithBack = ({ unique, stock }: Pick<Artwork, 'unique' | 'stock'>, back: number): number =>
  unique ? Math.min(1, stock + back) : stock + back

/** Whether a work has a price at all; one without is shown and cannot be bought. */
export const isForSale = ({ price }: Pick<Artwork, 'price'>): boolean => price > 0

/** Whether every piece has found its buyer. */
export const isSoldOut = ({ price, stock }: Pick<Artwork, 'price' | 'stock'>): boolean =>
  price > 0 && stock === 0

export const availabilities = ['available', 'held', 'sold-out'] as const
/** Whether pieces can be bought: 'held' where an order that waits for its money has the last ones. */
export type Availability = (typeof availabilities)[number]

/** How a work can be had, and until when at least it is kept for somebody else (ISO 8601, UTC). */
export interface Offered {
  readonly availability: Availability
  readonly heldUntil: string | null
}

/** How a work can be had. */
export function offered({ heldUntil, ...work }: Pick<Artwork, 'price' | 'stock' | 'heldUntil'>): Offered {
  if (!isSoldOut(work)) return { availability: 'available', heldUntil: null }
  return heldUntil === null
    ? { availability: 'sold-out', heldUntil: null }
    : { availability: 'held', heldUntil: heldUntil.toISOString() }
}

/** More than anything that lists are sorted by. */
const behindAll = 1_000_000_000

/** Whether nobody can have it any more: what an order has that waits for its money may come back. */
export const isGone = (work: Pick<Artwork, 'price' | 'stock' | 'heldUntil'>): boolean =>
  isSoldOut(work) && work.heldUntil === null

/** What a list of what people care for is sorted by, the highest first: what is gone stands behind all others. */
export const standing = (merit: number, work: Pick<Artwork, 'price' | 'stock' | 'heldUntil'>): number =>
  isGone(work) ? merit - behindAll : merit

/**
 * What is said about the pieces left; null while there are plenty, or where nothing is for sale. What is of an edition is no
 * one of a kind, though it may be the only piece that is here.
 */
export function stockText(
  artwork: Pick<Artwork, 'price' | 'stock' | 'unique' | 'edition'> & Partial<Pick<Offered, 'availability'>>,
): string | null {
  if (!isForSale(artwork)) return null
  if (artwork.availability === 'held') return 'In another basket'
  if (artwork.stock === 0) return 'Sold Out'
  if (artwork.unique && artwork.edition === '') return 'One of a kind'
  return artwork.stock <= 3 ? `Only ${artwork.stock} left` : null
}
