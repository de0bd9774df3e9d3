import type { Country } from './countries.ts'
import { otherNames } from './country-names.ts'

/** Accents, case and how words are joined are nobody's business while looking for a country: Côte d'Ivoire, U.S.A. */
const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}|\./gu, '')
    .replaceAll('&', ' and ')
    .replaceAll(/[^\p{L}\p{N}+]+/gu, ' ')
    .toLowerCase()
    .trim()
    .replace(/^the (?=.)/, '')

/** A country as it stands in the field: Kenya (+254). */
export const countryLabel = ({ name, prefix }: Country): string => (prefix ? `${name} (${prefix})` : name)

/** A name, whole and from each of its words on. */
interface Name {
  readonly whole: string
  readonly fromEachWord: readonly string[]
}

function nameOf(text: string): Name {
  const whole = plain(text)
  const parts = whole.split(/[^\p{L}\p{N}]+/u)
  return { whole, fromEachWord: parts.map((_, at) => parts.slice(at).join(' ')) }
}

/** By the country itself: they are the same at every letter that somebody types. */
const known = new WeakMap<
  Country,
  { readonly name: Name; readonly label: string; readonly others: readonly Name[] }
>()

/** What a country is called, as it is looked for. */
function namesOf(country: Country) {
  const before = known.get(country)
  if (before) return before
  const names = {
    name: nameOf(country.name),
    label: plain(countryLabel(country)),
    others: otherNames(country.code).map(nameOf),
  }
  known.set(country, names)
  return names
}

/** Whether a name has a word that begins so. */
const hasWord = ({ fromEachWord }: Name, words: string): boolean =>
  fromEachWord.some((rest) => rest.startsWith(words))

/** How well a country answers to what was typed, 0 the best; null when not at all. */
function rankOf(country: Country, words: string): number | null {
  const { name, others } = namesOf(country)
  if (
    name.whole === words ||
    country.code.toLowerCase() === words ||
    others.some(({ whole }) => whole === words)
  )
    return 0
  if (name.whole.startsWith(words)) return 1
  if (hasWord(name, words)) return 2
  if (country.prefix !== '' && country.prefix.replace('+', '').startsWith(words.replace('+', ''))) return 3
  if (others.some((other) => hasWord(other, words))) return 4
  return name.whole.includes(words) ? 5 : null
}

/**
 * The countries that have the code that was typed, a name with a word that begins so, in English, in their own or in the
 * reader's language, or such a prefix. Whatever is meant exactly comes first.
 */
export function countriesFor(typed: string, all: readonly Country[]): readonly Country[] {
  const words = plain(typed)
  if (words === '') return all
  return all
    .map((country) => ({ country, rank: rankOf(country, words) }))
    .filter((found): found is { country: Country; rank: number } => found.rank !== null)
    .toSorted((one, other) => one.rank - other.rank)
    .map(({ country }) => country)
}

/** The country that is meant beyond doubt: by a whole name or label, or by its code, as browsers fill it in. */
export function countryMeant(text: string, all: readonly Country[]): Country | undefined {
  const [code, words] = [text.trim(), plain(text)]
  return all.find((country) => {
    if (country.code === code) return true
    const { name, label } = namesOf(country)
    return name.whole === words || label === words
  })
}

/** The country that is meant where it was typed and could not be chosen: also by whatever else it is called. */
export const countryCalled = (text: string, all: readonly Country[]): Country | undefined =>
  countryMeant(text, all) ?? all.find((country) => rankOf(country, plain(text)) === 0)
