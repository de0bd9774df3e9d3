import type { Database } from '../database.ts'
import type { Meaning } from './search-query.ts'

/** As PostgreSQL last saw the words of works: those that most have, and how large a part of the works each is in. */
type PgStats = {
  readonly pg_stats: {
    readonly schemaname: string
    readonly tablename: string
    readonly attname: string
    readonly most_common_elems: readonly string[] | null
    readonly most_common_elem_freqs: readonly number[] | null
  }
}

/** Among so many works as have a word PostgreSQL gathers and sorts sooner than it plans how else they could be found. */
const rareAtMost = 2_000

/** Statistics are made anew once a tenth of the works have changed: within minutes there is nothing new in them. */
const freshFor = 300_000

async function commonWordsOf(db: Database): Promise<ReadonlySet<string>> {
  const [known] = await db
    .withTables<PgStats>()
    .selectFrom('pg_stats')
    .where(({ and, eb, fn }) =>
      and([
        eb('schemaname', '=', fn<string>('current_schema')),
        eb('tablename', '=', 'artworks'),
        eb('attname', '=', 'search'),
      ]),
    )
    .select(({ fn, selectFrom, val }) => [
      fn<string | null>('array_to_string', ['most_common_elems', val(' ')]).as('words'),
      'most_common_elem_freqs as parts',
      selectFrom('artwork_counts')
        .select((eb) => eb.fn.sum<number>('count').as('works'))
        .as('works'),
    ])
    .execute()
  const { words, parts, works } = known ?? {}
  return new Set(words?.split(' ').filter((_, place) => (parts?.[place] ?? 0) * Number(works) > rareAtMost))
}

/**
 * Tells words that thousands of works have, by what PostgreSQL knows of them, which is read again every few minutes. A word that
 * it does not know yet, or no more, is found all the same, later.
 */
export function commonWords(db: Database): () => Promise<ReadonlySet<string>> {
  let known: Promise<ReadonlySet<string>> | null = null
  let until = 0
  return async () => {
    if (known && performance.now() < until) return known
    const read = commonWordsOf(db)
    known = read
    until = performance.now() + freshFor
    try {
      return await read
    } catch (error) {
      known = null
      throw error
    }
  }
}

/** Whether few works can have all these words: for one of them none of what it may mean is common. */
export const areRare = (words: readonly (readonly Meaning[])[], common: ReadonlySet<string>): boolean =>
  words.some((meanings) =>
    meanings.every(({ word, begins }) =>
      begins ? ![...common].some((each) => each.startsWith(word)) : !common.has(word),
    ),
  )
