import type { Database } from '../database.ts'
import type { MeantWord } from './search-query.ts'

/** What PostgreSQL found when it last looked at its tables. */
type Statistics = {
  readonly pg_class: {
    readonly oid: number
    readonly relname: string
    readonly relnamespace: number
    readonly reltuples: number
  }
  readonly pg_namespace: { readonly oid: number; readonly nspname: string }
  readonly pg_stats: {
    readonly schemaname: string
    readonly tablename: string
    readonly attname: string
    /** The words that most rows have, and how large a part of the rows has each. */
    readonly most_common_elems: readonly string[] | null
    readonly most_common_elem_freqs: readonly number[] | null
  }
}

/** How many works have each of the commonest words. */
export type WorksOfWords = ReadonlyMap<string, number>

/** Up to so many works that have a word, gathering and sorting them takes PostgreSQL less time than to plan another way. */
const rareAtMost = 2_000

/** Milliseconds. PostgreSQL looks anew once a tenth of the works have changed: within minutes there is little new. */
const freshFor = 300_000

async function worksOfCommonWords(db: Database): Promise<WorksOfWords> {
  const [known] = await db
    .withTables<Statistics>()
    .selectFrom('pg_class')
    .innerJoin('pg_namespace', 'pg_namespace.oid', 'relnamespace')
    .innerJoin('pg_stats', (stats) =>
      stats.onRef('schemaname', '=', 'nspname').onRef('tablename', '=', 'relname'),
    )
    .where(({ eb, fn, val }) => eb('pg_class.oid', '=', fn<number>('to_regclass', [val('artworks')])))
    .where('attname', '=', 'search')
    .select(({ fn, val }) => [
      fn<string | null>('array_to_string', ['most_common_elems', val(' ')]).as('words'),
      'most_common_elem_freqs as parts',
      'reltuples as works',
    ])
    .execute()
  const { words, parts, works = 0 } = known ?? {}
  // Words hold no blanks; behind their parts stand three more that belong to none.
  return new Map(words?.split(' ').map((word, place) => [word, (parts?.[place] ?? 0) * works]))
}

/**
 * Tells how many works have the commonest words, as PostgreSQL last saw them; read again every few minutes, while others go by
 * what was read before. A word that it does not know yet, or no longer, is taken for rare: it is found all the same, only slower.
 */
export function commonWords(db: Database): () => Promise<WorksOfWords> {
  let known: WorksOfWords = new Map()
  let until = 0
  return async () => {
    if (performance.now() < until) return known
    until = performance.now() + freshFor
    try {
      known = await worksOfCommonWords(db)
    } catch {
      // Whoever searches while the database is away hears of it by the search itself.
      until = 0
    }
    return known
  }
}

/** Whether few works can have all these words: few have any of those that one of them may mean. */
export function areRare(words: readonly (readonly MeantWord[])[], works: WorksOfWords): boolean {
  const worksOf = ({ word, begins }: MeantWord): number => {
    if (!begins) return works.get(word) ?? 0
    let sum = 0
    for (const [each, count] of works) if (each.startsWith(word)) sum += count
    return sum
  }
  return words.some((meant) => meant.reduce((sum, word) => sum + worksOf(word), 0) <= rareAtMost)
}
