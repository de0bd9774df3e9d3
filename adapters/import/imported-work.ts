import type { ImportedWork, LabelField } from '#application/catalogue/catalogue-import.ts'
import { blankDetails } from '#domain/catalogue/artwork-details.ts'
import { artworkFields } from '#domain/catalogue/artwork-fields.ts'
import { type Category, categoryFrom } from '#domain/catalogue/category.ts'
import { dimensionsOf, isPlausibleLength } from '#domain/catalogue/dimensions.ts'
import { highestPrice, isOneAtMost, isPrice, isStock } from '#domain/catalogue/price-and-stock.ts'
import type { AnyField, TextsOf } from '#domain/shared/fields.ts'
import { type Cents, centsFrom, dollarsFrom } from '#domain/shared/money.ts'
import { tidyLine } from '#domain/shared/tidy-text.ts'
import { amountIn } from '#domain/shared/typed-number.ts'
import { thisYear } from '#domain/shared/year.ts'

/** A work as it can be shown, and what had to be decided for that; or why it cannot come in. */
export type ReadWork =
  | { readonly work: ImportedWork; readonly decisions: readonly string[] }
  | { readonly skipped: string }

const untitled = 'Untitled'
const unknownArtist = 'Unknown artist'

const longest = { sourceId: 200, title: 1000, name: 600, description: 10_000 }

/** Other people's catalogues say more of a work than our form asks for. */
const generosity = 10

/** One line of readable text: composed, without what nobody sees, whitespace folded. */
const cleaned = (text: string): string =>
  tidyLine(
    text
      .toWellFormed()
      .normalize('NFC')
      .replace(/\p{Cc}/gu, ' '),
  )

const textOf = (value: unknown): string =>
  typeof value === 'string' ? cleaned(value) : typeof value === 'number' ? String(value) : ''

const isGiven = (value: unknown): boolean => value !== null && value !== undefined && value !== ''

/** A number, also where a table has it as text; null where there is none to read. */
function numberOf(value: unknown): number | null {
  if (typeof value === 'number') return value
  return typeof value === 'string' && /^-?\d+(\.\d+)?$/.test(value.trim()) ? Number(value) : null
}

/** A catalogue's record as a work of ours. */
export function readWork(record: unknown, now: Date): ReadWork {
  if (typeof record !== 'object' || record === null || Array.isArray(record))
    return { skipped: 'not a record' }
  const given = record as Readonly<Record<string, unknown>>
  const sourceId = textOf(given.sourceId)
  if (sourceId === '') return { skipped: 'no sourceId: without one, importing again would double it' }
  if (sourceId.length > longest.sourceId)
    return { skipped: `sourceId is longer than ${longest.sourceId} characters` }

  const decisions: string[] = []
  const decide = <Value>(decision: string, value: Value): Value => {
    decisions.push(decision)
    return value
  }
  const short = (name: string, text: string, most: number): string =>
    Array.from(text).length > most
      ? decide(
          `${name} longer than ${most} characters: cut`,
          `${Array.from(text)
            .slice(0, most - 1)
            .join('')}…`,
        )
      : text

  const title = textOf(given.title) || decide(`no title: '${untitled}', where none is known`, untitled)
  const artistName =
    textOf(given.artistName) || decide(`no artist: '${unknownArtist}', where none is known`, unknownArtist)
  const price = priceOf(given.price, decide)
  const stock = stockOf(given.stock, price ? decide : silently)
  const unique = uniqueOf(given.unique, stock, decide)
  return {
    work: {
      ...textsIn(given, short),
      sourceId,
      title: short('title', title, longest.title),
      artistName: short('artist', artistName, longest.name),
      artistBio: textOf(given.artistBio).replace(/^\(([^()]*)\)$/, '$1'),
      description: short(
        'description',
        textOf(given.description) || textOf(given.creditLine),
        longest.description,
      ),
      category: categoryOf(given.category, decide),
      year: yearOf(given.year, now, decide),
      dimensions: dimensionsOf(
        lengthOf('width', given.widthCm, decide),
        lengthOf('height', given.heightCm, decide),
        lengthOf('depth', given.depthCm, decide),
      ),
      price: price ?? 0,
      stock: price ? (stock ?? 1) : 0,
      said: { price, stock, ...(unique !== null && { unique }) },
      leftOut: leftOutOf(given),
    },
    decisions,
  }
}

type Shorten = (name: string, text: string, most: number) => string
type Texts = Omit<TextsOf<typeof artworkFields>, 'title' | 'description'>

const { title: _title, description: _description, ...otherFields } = artworkFields

/** What a record says of each field that holds words, and needs no more than to be read. */
function textsIn(given: Readonly<Record<string, unknown>>, short: Shorten): Texts {
  const texts = Object.entries<AnyField>(otherFields).flatMap(([name, field]) =>
    field.kind === 'text' ? [[name, short(name, textOf(given[name]), field.longest * generosity)]] : [],
  )
  return Object.fromEntries(texts) as Texts
}

/** The fields of a record that a part of a label is read from, where they are not called as it is. */
const sources: Readonly<Partial<Record<LabelField, readonly string[]>>> = {
  description: ['description', 'creditLine'],
  dimensions: ['widthCm', 'heightCm', 'depthCm'],
}

const { price: _price, stock: _stock, unique: _unique, ...labelled } = blankDetails
const labelFields = ['artistName', ...Object.keys(labelled)] as LabelField[]

const leftOutOf = (given: object): LabelField[] =>
  labelFields.filter((field) => !(sources[field] ?? [field]).some((name) => name in given))

type Decide = <Value>(decision: string, value: Value) => Value

/** For what makes no difference. */
const silently: Decide = (_, value) => value

function categoryOf(value: unknown, decide: Decide): Category {
  const slug = textOf(value).toLowerCase()
  if (slug === 'other') return 'other'
  return categoryFrom(slug) ?? decide(`category not one of ours: filed under 'other'`, 'other' as const)
}

function yearOf(value: unknown, now: Date, decide: Decide): number | null {
  const year = numberOf(value)
  if (year !== null && year > thisYear(now)) return decide('year still to come: left out', null)
  if (year !== null && Number.isInteger(year) && year >= -40_000) return year
  return isGiven(value) ? decide('year not readable: left out', null) : null
}

function lengthOf(side: string, value: unknown, decide: Decide): number | null {
  const cm = numberOf(value)
  const rounded = cm === null ? null : Math.round(cm * 100) / 100
  if (rounded !== null && isPlausibleLength(rounded)) return rounded
  return isGiven(value) ? decide(`${side} not a size a work can have: left out`, null) : null
}

function priceOf(value: unknown, decide: Decide): Cents | null {
  if (!isGiven(value)) return null
  // A table has 1.250 for a thousand and more as well.
  const dollars = typeof value === 'string' && Number.isNaN(amountIn(value)) ? null : numberOf(value)
  const cents = dollars === null ? Number.NaN : centsFrom(dollars)
  if (isPrice(cents)) return cents
  return decide(
    `price not from 0 to ${dollarsFrom(highestPrice)} dollars with two decimals: shown, not for sale`,
    null,
  )
}

function uniqueOf(value: unknown, stock: number | null, decide: Decide): boolean | null {
  if (!isGiven(value)) return null
  const text = textOf(value).toLowerCase()
  const unique = typeof value === 'boolean' ? value : text === 'true' ? true : text === 'false' ? false : null
  if (unique === null) return decide('unique neither true nor false: left out', null)
  return unique && stock !== null && !isOneAtMost({ unique, stock })
    ? decide('unique, but several pieces: not one of a kind', false)
    : unique
}

function stockOf(value: unknown, decide: Decide): number | null {
  if (!isGiven(value)) return null
  const stock = numberOf(value)
  return stock !== null && isStock(stock) ? stock : decide('stock not a number of pieces: one piece', null)
}
