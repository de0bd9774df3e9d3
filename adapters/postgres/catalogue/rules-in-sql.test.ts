import { isDeepStrictEqual } from 'node:util'
import * as fc from 'fast-check'
import { type AliasedExpression, expressionBuilder, sql } from 'kysely'
import { afterAll, expect, it } from 'vitest'
import { standing, type Visibility } from '#domain/catalogue/artwork.ts'
import { type Category, categories, categoryNames } from '#domain/catalogue/category.ts'
import { orientationOf } from '#domain/catalogue/orientation.ts'
import { highestPrice } from '#domain/catalogue/price-and-stock.ts'
import { stateOf, type WorkState } from '#domain/catalogue/publishing.ts'
import { wordsOf } from '#domain/catalogue/search-words.ts'
import { trendOf } from '#domain/catalogue/trending.ts'
import type { Tables } from '../schemas.ts'
import { testDatabase } from '../testing/test-database.ts'
import { isInState } from './artwork-states.ts'
import { priceSteps } from './price-steps.ts'
import { standingBySales, standingByTrend } from './standing.ts'

const database = await testDatabase()
afterAll(() => database.close())
const { db } = database

type Values = Readonly<Record<string, string | number | null>>

/** What an expression says of rows like those of a table. */
async function said<Row extends object, Answer>(
  rows: readonly Row[],
  type: string,
  expression: AliasedExpression<Answer, 'answer'>,
): Promise<readonly Answer[]> {
  const given = sql<Row>`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)`
  const answers = await db
    .selectFrom(given.as<'artworks'>(sql.raw(`artworks (${type})`)))
    .select(expression)
    .execute()
  return answers.map(({ answer }) => answer as Answer)
}

/** Rows of which a rule of the domain and the same in SQL say something else; nothing where no case tells them apart. */
async function counterexample<Case extends Values, Answer>(
  cases: fc.Arbitrary<Case>,
  type: string,
  inSql: AliasedExpression<Answer, 'answer'>,
  inDomain: (each: Case) => Answer,
): Promise<readonly Case[] | undefined> {
  const rows = fc.array(cases, { minLength: 1, maxLength: 300, size: 'max' })
  const agree = fc.asyncProperty(rows, async (all) =>
    isDeepStrictEqual(await said(all, type, inSql), all.map(inDomain)),
  )
  const found = await fc.check(agree, { numRuns: 20 })
  if (found.errorInstance) throw found.errorInstance
  return found.counterexample?.[0]
}

const artwork = expressionBuilder<Tables, 'artworks'>()
const stock = fc.integer({ min: 0, max: 4 })
const edges = [...priceSteps].flatMap((step) => [step - 1, step, step + 1]).filter((cents) => cents >= 0)
const price = fc.oneof(fc.constantFrom(...edges), fc.integer({ min: 0, max: highestPrice }))

it('works are counted by the steps that the price bands begin and end at', async () => {
  const step = artwork.fn<number>('price_step', ['price_cents']).as('answer')
  const stepOf = ({ price_cents }: { price_cents: number }) =>
    Math.max(...[...priceSteps].filter((each) => each <= price_cents))
  const works = fc.record({ price_cents: price })
  expect(await counterexample(works, 'price_cents int', step, stepOf)).toBeUndefined()
})

it('a category is found by every name that the domain knows of it', async () => {
  const all: readonly Category[] = [...categories, 'other']
  const names = artwork.fn<string>('category_names', ['category']).as('answer')
  const found = await said(
    all.map((category) => ({ category })),
    'category text',
    names,
  )
  const words = (texts: readonly string[]) => texts.map((text) => new Set(wordsOf(text)))
  expect(words(found)).toEqual(words(all.map(categoryNames)))
})

it('a picture lies as the domain says', async () => {
  const side = fc.integer({ min: 1, max: 20_000 })
  const almostSquare = fc
    .integer({ min: 1, max: 900 })
    .map((each) => ({ width: each * 20, height: each * 21 }))
  const pictures = fc.oneof(fc.record({ width: side, height: side }), almostSquare)
  const orientation = sql<string>`picture_orientation(width, height)`.as('answer')
  const lies = await counterexample(pictures, 'width int, height int', orientation, ({ width, height }) =>
    orientationOf(width, height),
  )
  expect(lies).toBeUndefined()
})

it.each<WorkState>(['draft', 'hidden', 'public', 'sold-out'])(
  'works in the state %s are those of the domain',
  async (state) => {
    const visibility = fc.constantFrom<Visibility>('draft', 'public', 'hidden')
    const works = fc.record({ visibility, stock })
    const isThere = sql<boolean>`${isInState[state]}`.as('answer')
    const found = await counterexample(
      works,
      'visibility text, stock int',
      isThere,
      (work) => stateOf(work.visibility, work.stock) === state,
    )
    expect(found).toBeUndefined()
  },
)

it('words are folded as what is sought is', async () => {
  const letters = Array.from('abcxyzABCÄÖÜäöüßæœøłđðþıéèêàçñÅŠžŵİΑάщЙ漢字かな0123456789')
  const letter = fc.constantFrom(...letters, ...Array.from(' -–—.,;:!?’\'"/()&·…'))
  const labels = fc.record({ label: fc.string({ unit: letter, maxLength: 40 }) })
  const folded = sql<string>`search_text(label)`.as('answer')
  expect(
    await counterexample(labels, 'label text', folded, ({ label }) => wordsOf(label).join(' ')),
  ).toBeUndefined()
})

const held = fc.constantFrom(null, '2026-11-23T14:32:00Z')
const dateOf = (time: string | null): Date | null => (time === null ? null : new Date(time))

it('a work stands by its sales where the domain puts it', async () => {
  const works = fc.record({ popularity: fc.nat(5_000), price_cents: price, stock, held_until: held })
  const row = 'popularity int, price_cents int, stock int, held_until timestamptz'
  const found = await counterexample(works, row, standingBySales.as('answer'), (each) =>
    standing(each.popularity, {
      price: each.price_cents,
      stock: each.stock,
      heldUntil: dateOf(each.held_until),
    }),
  )
  expect(found).toBeUndefined()
})

it('a work stands by its trend where the domain puts it', async () => {
  const heat = fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 7_000_000 }))
  const works = fc.record({ heat, price_cents: price, stock, held_until: held }).map((each) => ({
    ...each,
    trend: trendOf(each.heat, { price: each.price_cents, stock: 1, heldUntil: null }),
  }))
  const found = await counterexample(
    works,
    'trend int, price_cents int, stock int, held_until timestamptz',
    standingByTrend.as('answer'),
    (each) =>
      trendOf(each.heat, { price: each.price_cents, stock: each.stock, heldUntil: dateOf(each.held_until) }),
  )
  expect(found).toBeUndefined()
})
