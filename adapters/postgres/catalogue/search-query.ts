import { expressionBuilder, sql } from 'kysely'
import type { SoughtWords } from '#application/catalogue/artwork-reader.ts'
import {
  forgivenSlips,
  isMeantFarther,
  nearestWords,
  shortestBeginning,
  withOneLetterLess,
} from '#domain/catalogue/search-words.ts'
import type { Database } from '../database.ts'
import { prepared } from '../prepared.ts'
import type { Tables } from '../schemas.ts'

/** A word of the vocabulary that a sought one may mean, or all that begin with it. */
export interface MeantWord {
  readonly word: string
  readonly begins: boolean
}

/** What is sought as tsquery texts: anywhere, and in titles and names alone. */
export interface SearchQuery {
  readonly anywhere: string
  readonly inHead: string
  /** What each of the words may mean. */
  readonly words: readonly (readonly MeantWord[])[]
}

/** A word as it is looked up. */
interface SoughtWord {
  readonly place: number
  readonly word: string
  readonly slips: number
  readonly begins: boolean
  /** The word with one letter less, each way, as one text. */
  readonly less: string
  /** Whether others may be meant: words with much in common are looked for, which costs the most by far. */
  readonly farther: boolean
}

interface Given {
  /** `SoughtWord`s as JSON. */
  readonly words: string
  readonly generous: boolean
}

const asked = expressionBuilder<
  Tables & { sought: SoughtWord; next: { word: string | null }; near: Tables['short_words'] },
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

const hasMostLettersInCommon = asked(
  fn<string[]>('one_letter_less', ['near.word']),
  '&&',
  fn<string[]>('string_to_array', ['sought.less', sql.lit(' ')]),
)

/**
 * The words as rows, out of JSON: PostgreSQL reckons with as many rows whether it sees them or not, and so plans the look-up once.
 * Of lists it would plan each anew, as the one or two words that it sees then cost less than the ten that it reckons with.
 */
const soughtWords = (words: string) =>
  asked
    .selectFrom(fn<{ value: SoughtWord }>('json_array_elements', [val(words)]).as('given'))
    .select(({ cast, ref: part }) => {
      const text = (name: keyof SoughtWord) => part('given.value', '->>').key(name)
      return [
        cast<number>(text('place'), 'integer').as('place'),
        text('word').$castTo<string>().as('word'),
        cast<number>(text('slips'), 'integer').as('slips'),
        cast<boolean>(text('begins'), 'boolean').as('begins'),
        text('less').$castTo<string>().as('less'),
        cast<boolean>(text('farther'), 'boolean').as('farther'),
      ]
    })
    .as('sought')

/**
 * Of each word whether the vocabulary holds it, or a completion where it may be a beginning, which costs one step along the
 * index; and its neighbours, some of them twice.
 */
const lookedUp = prepared((db, { words, generous }: Given) =>
  db
    .selectFrom(soughtWords(words))
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
              .unionAll(
                db.selectFrom('short_words as near').where(hasMostLettersInCommon).select('near.word'),
              ),
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
  const sought = words.map(
    (word, place): SoughtWord => ({
      place,
      word,
      slips: forgivenSlips(word),
      begins: place === words.length - 1 && word.length >= shortestBeginning,
      less: withOneLetterLess(word).join(' '),
      farther: isMeantFarther(word),
    }),
  )
  const looked = await lookedUp(db, { words: JSON.stringify(sought), generous })
  const meant = looked.map(({ word, known, similar }, index): MeantWord[] => {
    const neighbours = nearestWords(word, new Set(similar.filter((each) => each !== word)))
    // A beginning stands there as a word, too: in a large gallery PostgreSQL takes any beginning for rare.
    const itself = known ? (sought[index]?.begins ? [false, true] : [false]) : []
    return [
      ...itself.map((begins) => ({ word, begins })),
      ...neighbours.map((neighbour) => ({ word: neighbour, begins: false })),
    ]
  })
  if (meant.some((meanings) => meanings.length === 0)) return null

  const written = (weights: string): string =>
    meant
      .map((meanings) =>
        meanings.map(({ word, begins }) => `'${word}':${begins ? '*' : ''}${weights}`).join(' | '),
      )
      .map((alternatives) => `(${alternatives})`)
      .join(' & ')
      .replaceAll(/:(?=[ )])/g, '')
  return { anywhere: written(''), inHead: written('AB'), words: meant }
}
