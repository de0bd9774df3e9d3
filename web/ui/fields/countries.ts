import { countryCodes } from '#domain/shared/country.ts'
import { countryName } from '#domain/shared/country-name.ts'

export interface Country {
  readonly code: string
  readonly name: string
  /** For phone numbers, such as +254; empty for the few countries without a network of their own. */
  readonly prefix: string
}

const byName = (prefixOf: (code: string) => string): readonly Country[] =>
  countryCodes
    .map((code) => ({ code, name: countryName(code), prefix: prefixOf(code) }))
    .toSorted((one, other) => one.name.localeCompare(other.name, 'en'))

/** Every country, by name, where nobody is asked for a phone number. */
export const countriesAlone = (): readonly Country[] => byName(() => '')

/** Every country, by name. Their prefixes come in a file of their own, for whoever asks for a phone number. */
export async function countries(): Promise<readonly Country[]> {
  const { diallingPrefix } = await import('./dialling-prefix.ts')
  return byName(diallingPrefix)
}
