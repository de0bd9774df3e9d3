import type { Cents } from '#domain/shared/money.ts'

/** The dearest work one can sell here: ten million dollars. */
export const highestPrice: Cents = 1_000_000_000

/** More pieces than this is a print run, not handmade art. */
export const largestStock = 100_000

/** Whether this can be a work's price: whole cents, none below zero. */
export const isPrice = (price: Cents): boolean =>
  Number.isInteger(price) && price >= 0 && price <= highestPrice

/** Whether this many pieces can be there. */
export const isStock = (stock: number): boolean =>
  Number.isInteger(stock) && stock >= 0 && stock <= largestStock

/** Whether no more pieces are there than a work's being one of a kind allows. */
export const isOneAtMost = ({
  unique,
  stock,
}: {
  readonly unique: boolean
  readonly stock: number
}): boolean => !unique || stock <= 1
