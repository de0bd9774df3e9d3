import type { SoughtWords } from '#application/catalogue/artwork-reader.ts'
import {
  forgivenSlips,
  nearestWords,
  oneSlipFrom,
  shortestBeginning,
} from '#domain/catalogue/search-words.ts'
import type { Sql } from '../sql.ts'

/** What is sought as tsquery texts: anywhere, and in titles and names alone. */
export interface SearchQuery {
  readonly anywhere: string
  readonly inHead: string
}

interface KnownWord {
  readonly word: string
  /** Whether the vocabulary holds the word, or a completion where it may be a beginning. */
  readonly known: boolean
  readonly similar: readonly string[]
}

/** The next word of the vocabulary tells of each whether it is there, or begins another: one step along the index. */
const vocabularyQuery = `
  select sought.word, is_known as known,
    case when sought.slips > 0 and ($4 or not is_known)
      then array(
        select similar_words(sought.word, sought.slips)
        union select near.word from search_words near where near.word = any(string_to_array(sought.one_slip, ' '))
      ) else '{}' end as similar
  from unnest($1::text[], $2::int[], $3::bool[], $5::text[]) with ordinality
      as sought (word, slips, begins, one_slip, place),
    lateral (select (
      select known.word from search_words known where known.word >= sought.word order by known.word limit 1
    ) as word) as next,
    lateral (select coalesce(
      next.word = sought.word or (sought.begins and starts_with(next.word, sought.word)), false
    ) as is_known) as knowing
  order by place`

/**
 * Looks the words up in the vocabulary. Words are letters and digits alone, so that quoting them is safe.
 * @returns null where a word means nothing, and so nothing can be found
 */
export async function searchQuery(sql: Sql, { words, generous }: SoughtWords): Promise<SearchQuery | null> {
  const begins = words.map((word, index) => index === words.length - 1 && word.length >= shortestBeginning)
  const looked = await sql<KnownWord>(vocabularyQuery, [
    words,
    words.map(forgivenSlips),
    begins,
    generous,
    words.map((word) => oneSlipFrom(word).join(' ')),
  ])
  const terms = looked.map(({ word, known, similar }, index) => {
    const neighbours = nearestWords(
      word,
      similar.filter((each) => each !== word),
    )
    const itself = known ? [{ word, suffix: begins[index] ? '*' : '' }] : []
    return [...itself, ...neighbours.map((neighbour) => ({ word: neighbour, suffix: '' }))]
  })
  if (terms.some((meanings) => meanings.length === 0)) return null

  const written = (weights: string): string =>
    terms
      .map((meanings) => meanings.map(({ word, suffix }) => `'${word}':${suffix}${weights}`).join(' | '))
      .map((alternatives) => `(${alternatives})`)
      .join(' & ')
      .replaceAll(/:(?=[ )])/g, '')
  return { anywhere: written(''), inHead: written('AB') }
}
