import { DomainError } from '#domain/shared/domain-error.ts'
import type { Cents } from '#domain/shared/money.ts'
import type { Category } from './category.ts'
import type { Dimensions } from './dimensions.ts'

/** Whether others see a work: `hidden` by an admin or because it was deleted, `draft` by its artist. */
export type Visibility = 'public' | 'hidden' | 'draft'

/** What a new work begins with. */
export interface NewArtwork {
  readonly id: string
  readonly artistId: string
  readonly title: string
  readonly description: string
  readonly category: Category
  readonly medium: string
  readonly year: number | null
  readonly dimensions: Dimensions | null
  /** 0: shown, not for sale. */
  readonly price: Cents
  readonly stock: number
  /** There is one of it in the world, sold or not, and there never will be another. */
  readonly unique: boolean
  readonly createdAt: Date
}

/** The dearest work one can sell here: ten million dollars. */
export const highestPrice: Cents = 1_000_000_000

/** More pieces than this is a print run, not handmade art. */
export const largestStock = 100_000

/** Someone's work, on show and perhaps for sale. */
export class Artwork {
  readonly id: string
  readonly artistId: string
  readonly title: string
  readonly description: string
  readonly category: Category
  readonly medium: string
  readonly year: number | null
  readonly dimensions: Dimensions | null
  readonly price: Cents
  readonly stock: number
  readonly unique: boolean
  readonly visibility: Visibility = 'public'
  /** Why an admin has hidden it; null otherwise. */
  readonly hiddenBecause: string | null = null
  /** What it was before its artist removed it; null while it is not removed. */
  readonly removedFrom: Visibility | null = null
  /** Grows with every change. */
  readonly version: number = 1
  /** Pieces sold so far. */
  readonly popularity: number = 0
  readonly createdAt: Date

  constructor(artwork: NewArtwork) {
    if (!isPrice(artwork.price)) throw new DomainError('rule-broken', 'not-a-price', 'This is not a price')
    if (!isStock(artwork.stock))
      throw new DomainError('rule-broken', 'not-a-stock', 'This is not a number of pieces')
    if (!isOneAtMost(artwork))
      throw new DomainError('rule-broken', 'not-unique', 'There is only one of a one-of-a-kind work')
    this.id = artwork.id
    this.artistId = artwork.artistId
    this.title = artwork.title
    this.description = artwork.description
    this.category = artwork.category
    this.medium = artwork.medium
    this.year = artwork.year
    this.dimensions = artwork.dimensions
    this.price = artwork.price
    this.stock = artwork.stock
    this.unique = artwork.unique
    this.createdAt = artwork.createdAt
  }
}

/** Whether this can be a work's price: whole cents, none below zero. */
export const isPrice = (price: Cents): boolean =>
  Number.isInteger(price) && price >= 0 && price <= highestPrice

/** Whether this many pieces can be there. */
export const isStock = (stock: number): boolean =>
  Number.isInteger(stock) && stock >= 0 && stock <= largestStock

/** Whether no more pieces are there than a work's being one of a kind allows. */
export const isOneAtMost = ({ unique, stock }: Pick<Artwork, 'unique' | 'stock'>): boolean =>
  !unique || stock <= 1

/** Whether a work of which nobody has said it is one of a kind: several pieces say that it is not. */
export const isUniqueUnlessTold = (stock: number): boolean => stock <= 1

/** The stock when pieces come back: of a one-of-a-kind work there is never more than the one. */
export const stockWithBack = ({ unique, stock }: Pick<Artwork, 'unique' | 'stock'>, back: number): number =>
  unique ? Math.min(1, stock + back) : stock + back

/** Whether a work has a price at all; one without is shown and cannot be bought. */
export const isForSale = ({ price }: Pick<Artwork, 'price'>): boolean => price > 0

/** Whether every piece has found its buyer. */
export const isSoldOut = ({ price, stock }: Pick<Artwork, 'price' | 'stock'>): boolean =>
  price > 0 && stock === 0

/** More than anything that lists are sorted by. */
const behindAll = 1_000_000_000

/** What a list of what people care for is sorted by, the highest first: what is sold out stands behind all others. */
export const standing = (merit: number, work: Pick<Artwork, 'price' | 'stock'>): number =>
  isSoldOut(work) ? merit - behindAll : merit

/** What is said about the pieces left; null while there are plenty, or where nothing is for sale. */
export function stockText(artwork: Pick<Artwork, 'price' | 'stock' | 'unique'>): string | null {
  if (!isForSale(artwork)) return null
  if (artwork.stock === 0) return 'Sold Out'
  if (artwork.unique) return 'One of a kind'
  return artwork.stock <= 3 ? `Only ${artwork.stock} left` : null
}
