import { worksCounted } from '#application/catalogue/contract.ts'
import type { Database } from '../database.ts'
import type { MeantWord } from './search-query.ts'
import { stepsAtMost } from './search-walks.ts'

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

/** How large a part of all works has each of the commonest words. */
export interface WordsOfWorks {
  readonly works: number
  readonly parts: ReadonlyMap<string, number>
}

/** How many works can have all words of a search: few, many, or so many that one meets them with every few steps. */
export type Commonness = 'rare' | 'common' | 'met soon'

/** Up to so many works that have a word, gathering and sorting them takes PostgreSQL less time than to plan another way. */
const rareAtMost = 2_000

/** Milliseconds. PostgreSQL looks anew once a tenth of the works have changed: within minutes there is little new. */
const freshFor = 300_000

/** Where so large a part of the works has all words, as many as are counted are met with half the steps of a walk. */
const metSoonFrom = (2 * worksCounted) / stepsAtMost

async function wordsOfWorks(db: Database): Promise<WordsOfWorks> {
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
  return { works, parts: new Map(words?.split(' ').map((word, place) => [word, parts?.[place] ?? 0])) }
}

/**
 * Tells how many works have the commonest words, as PostgreSQL last saw them; read again every few minutes, while others go by
 * what was read before. A word that it does not know yet, or no longer, is taken for rare: it is found all the same, only slower.
 */
export function commonWords(db: Database): () => Promise<WordsOfWorks> {
  let known: WordsOfWorks = { works: 0, parts: new Map() }
  let until = 0
  return async () => {
    if (performance.now() < until) return known
    until = performance.now() + freshFor
    try {
      known = await wordsOfWorks(db)
    } catch {
      // Whoever searches while the database is away hears of it by the search itself.
      until = 0
    }
    return known
  }
}

/** The least and the largest part of the works that can have any of the words that one word may mean. */
function partsOf(meant: readonly MeantWord[], { parts }: WordsOfWorks) {
  let [least, most] = [0, 0]
  const add = (part: number): void => {
    least = Math.max(least, part)
    most += part
  }
  for (const { word, begins } of meant)
    if (!begins) add(parts.get(word) ?? 0)
    else
      for (const [each, part] of parts) {
        if (each.startsWith(word)) add(part)
      }
  return { least, most }
}

/** How common all these words are together; those that one of them may mean are each enough. */
export function commonnessOf(words: readonly (readonly MeantWord[])[], known: WordsOfWorks): Commonness {
  const parts = words.map((meant) => partsOf(meant, known))
  if (parts.some(({ most }) => most * known.works <= rareAtMost)) return 'rare'
  return parts.reduce((all, { least }) => all * least, 1) >= metSoonFrom ? 'met soon' : 'common'
}
