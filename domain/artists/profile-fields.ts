import { countryCodes, isCountry } from '#domain/shared/country.ts'
import { countryName } from '#domain/shared/country-name.ts'
import { choice, type FormOf, text, trimmed } from '#domain/shared/fields.ts'
import { tidyLine } from '#domain/shared/tidy-text.ts'
import type { Exhibition } from './exhibition.ts'

/**
 * What an artist tells about themselves, beside picture and exhibitions: the one description of it. Nothing of it has to be
 * told; what an admin wants to see before deciding says checklist.ts.
 */
export const profileFields = {
  preferredMedium: text({ label: 'Preferred medium', longest: 100 }),
  bio: text({
    label: 'About you',
    hint: 'Who you are, where and how you work, what your work is about.',
    longest: 5_000,
  }),
  country: choice<string>({
    label: 'Country',
    of: countryCodes,
    called: countryName,
    fault: (country) => (country === '' || isCountry(country) ? null : 'Please choose a country'),
    missing: () => null,
  }),
} as const

/** What an artist tells about themselves, as it was typed: an empty country is none. */
export interface ProfileWords extends FormOf<typeof profileFields> {
  readonly exhibitions: readonly Exhibition[]
}

/** The same as it is kept. */
export interface ArtistProfile extends Omit<ProfileWords, 'country'> {
  /** ISO 3166-1 alpha-2. */
  readonly country: string | null
}

/** The profile that these words make. */
export function profileFrom(words: ProfileWords): ArtistProfile {
  const { country, ...rest } = trimmed(profileFields, words)
  return {
    ...rest,
    country: country === '' ? null : country,
    exhibitions: words.exhibitions.map(({ title, venue, year }) => ({
      title: tidyLine(title),
      venue: tidyLine(venue),
      year,
    })),
  }
}

/** The words of a profile, as they would be typed. */
export const wordsOf = ({ country, ...rest }: ArtistProfile): ProfileWords => ({
  ...rest,
  country: country ?? '',
})
