import type { Country } from './countries.ts'

/** Accents and case are nobody's business while looking for a country. */
const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim()

/** A country as it stands in the field: Kenya (+254). */
export const countryLabel = ({ name, prefix }: Country): string => (prefix ? `${name} (${prefix})` : name)

/** The countries whose name has a word that begins so, or whose prefix does; those by name come first. */
export function countriesFor(typed: string, all: readonly Country[]): readonly Country[] {
  const words = plain(typed)
  if (words === '') return all
  const rank = (country: Country): number => {
    const name = plain(country.name)
    if (name.startsWith(words)) return 0
    if (name.split(/[^\p{L}\p{N}]+/u).some((_, at, parts) => parts.slice(at).join(' ').startsWith(words)))
      return 1
    if (country.prefix !== '' && country.prefix.replace('+', '').startsWith(words.replace('+', ''))) return 2
    return name.includes(words) ? 3 : 4
  }
  return all
    .map((country) => ({ country, rank: rank(country) }))
    .filter((found) => found.rank < 4)
    .toSorted((one, other) => one.rank - other.rank)
    .map(({ country }) => country)
}

/** The country that is meant beyond doubt: by its whole name or label, or by its code, as browsers fill it in. */
export const countryMeant = (text: string, all: readonly Country[]): Country | undefined =>
  all.find(
    (country) =>
      country.code === text.trim() ||
      [country.name, countryLabel(country)].some((name) => plain(name) === plain(text)),
  )
