import { expressionBuilder, sql } from 'kysely'
import type { SoughtWords } from '#application/catalogue/artwork-reader.ts'
import {
  forgivenSlips,
  isMeantFarther,
  nearestWords,
  oneSlipFrom,
  shortestBeginning,
} from '#domain/catalogue/search-words.ts'
import type { Database } from '../database.ts'
import { listsAsTable } from '../lists-as-table.ts'
import { prepared } from '../prepared.ts'
import type { Tables } from '../schemas.ts'

/** What is sought as tsquery texts: anywhere, and in titles and names alone. */
export interface SearchQuery {
  readonly anywhere: string
  readonly inHead: string
}

interface Given {
  readonly words: readonly string[]
  readonly slips: readonly number[]
  readonly begins: readonly boolean[]
  /** Words that are one slip away, of each word as one text. */
  readonly oneSlip: readonly string[]
  /** Whether others may be meant: words with much in common are looked for, which costs the most by far. */
  readonly farther: readonly boolean[]
  readonly generous: boolean
}

interface SoughtWord {
  readonly word: string
  readonly slips: number
  readonly begins: boolean
  readonly one_slip: string
  readonly farther: boolean
}

const asked = expressionBuilder<
  Tables & { sought: SoughtWord; next: { word: string | null }; near: Tables['search_words'] },
  'sought' | 'next' | 'near'
>()
const { and, or, fn, lit, ref, val } = asked

/** The next word of the vocabulary is the word itself, or one that it begins. */
const isKnown = fn.coalesce(
  or([
    asked('next.word', '=', ref('sought.word')),
    and([ref('sought.begins'), fn<boolean>('starts_with', ['next.word', 'sought.word'])]),
  ]),
  lit(false),
)

const isOneSlipAway = asked(
  'near.word',
  '=',
  fn.any(fn<string[]>('string_to_array', ['sought.one_slip', sql.lit(' ')])),
)

/**
 * Of each word whether the vocabulary holds it, or a completion where it may be a beginning, which costs one step along the
 * index; and its neighbours.
 */
const lookedUp = prepared((db, { words, slips, begins, oneSlip, farther, generous }: Given) =>
  db
    .selectFrom(
      listsAsTable('sought', {
        word: { of: 'text', values: words },
        slips: { of: 'int', values: slips },
        begins: { of: 'bool', values: begins },
        one_slip: { of: 'text', values: oneSlip },
        farther: { of: 'bool', values: farther },
      }),
    )
    .leftJoinLateral(
      ({ selectFrom }) =>
        selectFrom('search_words as known')
          .whereRef('known.word', '>=', 'sought.word')
          .select('known.word')
          .orderBy('known.word')
          .limit(lit(1))
          .as('next'),
      (join) => join.onTrue(),
    )
    .select((eb) => [
      'sought.word',
      isKnown.as('known'),
      eb
        .case()
        .when(and([asked('sought.slips', '>', lit(0)), or([val(generous), asked.not(isKnown)])]))
        .then(
          fn<readonly string[]>('array', [
            db
              .selectNoFrom(fn<string>('similar_words', ['sought.word', 'sought.slips']).as('word'))
              .where(ref('sought.farther'))
              .union(db.selectFrom('search_words as near').where(isOneSlipAway).select('near.word')),
          ]),
        )
        .else(sql.lit('{}').$castTo<readonly string[]>())
        .end()
        .as('similar'),
    ])
    .orderBy('sought.place'),
)

/**
 * Looks the words up in the vocabulary. Words are letters and digits alone, so that quoting them is safe.
 * @returns null where a word means nothing, and so nothing can be found
 */
export async function searchQuery(
  db: Database,
  { words, generous }: SoughtWords,
): Promise<SearchQuery | null> {
  const begins = words.map((word, index) => index === words.length - 1 && word.length >= shortestBeginning)
  const looked = await lookedUp(db, {
    words,
    slips: words.map(forgivenSlips),
    begins,
    oneSlip: words.map((word) => oneSlipFrom(word).join(' ')),
    farther: words.map(isMeantFarther),
    generous,
  })
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
