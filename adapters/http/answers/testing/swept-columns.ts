import { isDeepStrictEqual } from 'node:util'
import type { Sql } from '#adapters/postgres/sql.ts'
import type { TestDatabase } from '#adapters/postgres/testing/test-postgres.ts'
import type { Sample } from './sample.ts'
import type { Reply, Shop } from './two-shops.ts'

/** The tables that public answers are read from. */
export const readTables = [
  'artist_totals',
  'artists',
  'artwork_counts',
  'artwork_facets',
  'artwork_images',
  'artworks',
  'book_totals',
  'search_words',
  'shipping_zones',
  'short_words',
]

/** Those among them that the database fills by itself, out of others whose changes are told. */
export const filledTables = ['short_words']

/** Columns that are not changed here, each with the reason. */
const spared: Readonly<Record<string, string>> = {
  'artists.approval_before': 'stands beside a withheld approval alone',
  'artists.id': 'rows of other tables refer to it',
  'artworks.id': 'rows of other tables refer to it',
  'artworks.trend': 'generated: heat and price change it',
  'short_words.word': 'learned with search_words, whose changes are told',
  'artworks.fresh': 'generated: newcomer, price and stock change it',
}

/** What a column is changed to, where it may not be just anything. */
const changedTo: Readonly<Record<string, string>> = {
  'artist_totals.artist_id': `(select id from artists where name = 'Chidi Obi')`,
  'artists.approval': `'rejected'`,
  'artists.country': `'TZ'`,
  'artists.exhibitions': `'[]'`,
  'artists.user_id': '(select id from users)',
  'artwork_counts.category': `'other'`,
  'artwork_facets.kind': `case kind when 'medium' then 'colour' else 'medium' end`,
  'artwork_facets.category': `'other'`,
  'artwork_images.artwork_id': '$other',
  'artwork_images.colour': `'red'`,
  'artwork_images.position': 'position + 7',
  'artworks.artist_id': `(select id from artists where name = 'Chidi Obi')`,
  'artworks.category': `'sculpture'`,
  'artworks.colour': `'red'`,
  'artworks.held_until': `now() + interval '2 days'`,
  'artworks.orientation': `'square'`,
  'artworks.public': 'not public',
  'artworks.removed_from': `'public'`,
  'artworks.visibility': `'hidden'`,
  'artworks.search': `'''zebra'':1A'`,
  'artists.search': `'''zebra'':1A'`,
  'book_totals.account': `'elsewhere'`,
  'book_totals.kind': `'refund'`,
  'book_totals.month': `'2020-01'`,
  'search_words.word': `word || 'zzq'`,
  'shipping_zones.artist_id': `(select id from artists where name = 'Chidi Obi')`,
  'shipping_zones.zone': `'asia'`,
}

/** Which rows are changed; all of the others. */
const rowsOf: Readonly<Record<string, string>> = {
  artworks: 'id = $work',
  artists: 'id = $artist',
  artwork_images: 'artwork_id = $work',
  'artwork_images.artwork_id': 'artwork_id = $work and position > 0',
  'artworks.is_unique': 'id = $other',
  'shipping_zones.days_from': 'position = 0',
  'shipping_zones.days_to': 'position = 0',
  artwork_counts: `category = 'sculpture'`,
  artwork_facets: `kind = 'medium' and value = 'Clay' and category in ('', 'paintings')`,
  search_words: `word in ('harbour', 'kiln', 'dawn')`,
  book_totals: `account = 'artist' and month <> ''`,
  shipping_zones: 'position = 1',
  artist_totals: 'true',
}

const byType: readonly (readonly [type: RegExp, to: (column: string) => string])[] = [
  [/^(integer|bigint|numeric)/, (column) => `coalesce(${column}, 0) + 1`],
  [/^boolean/, (column) => `not coalesce(${column}, false)`],
  [/^timestamp/, (column) => `coalesce(${column}, now()) - interval '3 days'`],
  [/^uuid/, () => 'gen_random_uuid()'],
  [/^(text|character)/, (column) => `coalesce(${column}, '') || 'x'`],
]

/** Turns that a column takes beside: what sells out or comes back, climbs, or is for sale no more. */
const turns: readonly (readonly [column: string, to: string, rows: string])[] = [
  ['artworks.stock', '0', 'id = $work'],
  ['artworks.stock', 'stock + 2', 'stock = 0'],
  ['artworks.held_until', `now() + interval '2 days'`, 'stock = 0'],
  ['artworks.held_until', 'null', 'held_until is not null'],
  ['artworks.popularity', '100', `title = 'Kiln number 3'`],
  ['artworks.popularity', '1', `title = 'Kiln number 2'`],
  ['artworks.price_cents', '0', 'id = $work'],
  ['artworks.visibility', `'public'`, `visibility = 'hidden'`],
  ['artworks.heat', '90000', `title = 'Kiln number 2'`],
  ['artworks.heat', 'heat + 1', 'true'],
  ['artworks.newcomer', 'not newcomer', 'true'],
  ['artworks.stock', 'stock + 1', 'true'],
  ['artists.follower_count', '50', `name = 'Chidi Obi'`],
  ['artists.follower_count', 'follower_count + 1', 'true'],
  ['artists.approval', `'pending'`, 'true'],
]

export interface ColumnChange {
  readonly column: string
  /** Whether rows are known by it. */
  readonly isKey: boolean
  change(): Promise<void>
  /** Back to how it was; what a row is known by stays changed. */
  takeBack(): Promise<void>
}

/**
 * A change of each column that the mappings know in these tables; a new column is among them by itself. Those that rows are
 * known by come last.
 */
export async function columnChanges(
  { orm, sql }: TestDatabase,
  sample: Sample,
): Promise<readonly ColumnChange[]> {
  const columns = await sql<{ table: string; name: string; type: string }>(
    `select table_name as table, column_name as name, data_type as type from information_schema.columns
     where table_schema = 'public' and table_name = any($1) order by 1, ordinal_position`,
    [readTables],
  )
  const mapped = new Map([...orm.getMetadata()].map((meta) => [meta.tableName, meta]))
  const keyOf = (table: string): readonly string[] =>
    mapped
      .get(table)
      ?.getPrimaryProps()
      .flatMap(({ fieldNames }) => fieldNames) ?? []
  const filled = (text: string) =>
    text
      .replaceAll('$work', `'${sample.work}'`)
      .replaceAll('$artist', `'${sample.artist}'`)
      .replaceAll('$other', `'${sample.others[0]}'`)
  const swept = columns
    .filter(({ table, name }) => !(`${table}.${name}` in spared))
    .map(({ table, name, type }) => {
      const column = `${table}.${name}`
      const to = changedTo[column] ?? byType.find(([of]) => of.test(type))?.[1](name)
      if (to === undefined) throw new Error(`Say what ${column} (${type}) is changed to.`)
      return [column, to, rowsOf[column] ?? rowsOf[table] ?? 'true'] as const
    })
  return [...turns, ...swept]
    .map(([column, to, rows]) => changeOf(sql, column, filled(to), filled(rows), keyOf))
    .toSorted((one, other) => Number(one.isKey) - Number(other.isKey))
}

function changeOf(
  sql: Sql,
  column: string,
  to: string,
  rows: string,
  keyOf: (table: string) => readonly string[],
): ColumnChange {
  const [table = '', name = ''] = column.split('.')
  const key = keyOf(table)
  let before = '[]'
  return {
    column: `${column} = ${to} where ${rows}`,
    isKey: key.includes(name),
    async change() {
      const [kept] = await sql<{ rows: string }>(
        `select coalesce(jsonb_agg(to_jsonb(kept)), '[]')::text as rows from ${table} as kept where ${rows}`,
      )
      before = kept?.rows ?? '[]'
      await sql(`update ${table} set ${name} = ${to} where ${rows}`)
    },
    async takeBack() {
      if (key.includes(name)) return
      await sql(
        `update ${table} set ${name} = kept.${name} from jsonb_populate_recordset(null::${table}, $1::jsonb) as kept
         where ${key.map((each) => `${table}.${each} = kept.${each}`).join(' and ')}`,
        [before],
      )
    },
  }
}

/** Something that was kept and reads differently now. */
interface Outdated {
  readonly column: string
  readonly path: string
  readonly kept: Reply | undefined
  readonly anew: Reply | undefined
}

/** Changes column by column, asks for what is kept, and asks for all of it anew. @returns what should not have been kept */
export async function sweep(
  shop: Shop,
  paths: readonly string[],
  changes: readonly ColumnChange[],
): Promise<readonly Outdated[]> {
  const asked = (ask: Shop['ask']) => Promise.all(paths.map((path) => ask(path)))
  const outdated: Outdated[] = []
  for (const { column, change, takeBack } of changes) {
    await asked(shop.ask)
    await change()
    const [kept, anew] = [await asked(shop.ask), await asked(shop.askAnew)]
    for (const [index, path] of paths.entries())
      if (!isDeepStrictEqual(kept[index], anew[index]))
        outdated.push({ column, path, kept: kept[index], anew: anew[index] })
    await takeBack()
  }
  return outdated
}
