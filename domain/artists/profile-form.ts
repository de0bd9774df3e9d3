import { isCountry } from '../shared/country.ts'
import { type FormErrors, formErrors } from '../shared/form-errors.ts'
import { earliestYear, latestYear } from '../shared/year.ts'
import type { ArtistProfile } from './artist.ts'
import type { Exhibition } from './exhibition.ts'

export type ProfileField = 'preferredMedium' | 'bio' | 'country' | 'exhibitions'

/** Characters, and a number of exhibitions. */
export const profileLimits = { preferredMedium: 100, bio: 5_000, line: 200, exhibitions: 50 } as const

const longerThan = (text: string, most: number): boolean => Array.from(text.trim()).length > most

const tooLong = (text: string, most: number): string | null =>
  longerThan(text, most) ? `At most ${most} characters, please` : null

/** Whether a number can be the year of an exhibition. */
export const isYear = (year: number): boolean =>
  Number.isInteger(year) && year >= earliestYear && year <= latestYear

function exhibitionsError(exhibitions: readonly Exhibition[]): string | null {
  if (exhibitions.length > profileLimits.exhibitions)
    return `At most ${profileLimits.exhibitions} exhibitions, please`
  if (exhibitions.some(({ title }) => title.trim() === '')) return 'Every exhibition needs a title'
  if (exhibitions.some(({ year }) => !isYear(year)))
    return `Every exhibition needs a year with four digits: ${earliestYear} to ${latestYear}`
  if (exhibitions.some((each) => longerThan(`${each.title}${each.venue}`, profileLimits.line)))
    return `At most ${profileLimits.line} characters for each exhibition, please`
  return null
}

/** What an artist tells about themselves, as it was typed: an empty country is none. */
export interface ProfileWords {
  readonly preferredMedium: string
  readonly bio: string
  readonly country: string
  readonly exhibitions: readonly Exhibition[]
}

/** What is wrong with what an artist tells about themselves. What is only missing is no error: see checklist.ts. */
export const profileFormErrors = (words: ProfileWords): FormErrors<ProfileField> =>
  formErrors<ProfileField>({
    preferredMedium: tooLong(words.preferredMedium, profileLimits.preferredMedium),
    bio: tooLong(words.bio, profileLimits.bio),
    country: words.country === '' || isCountry(words.country) ? null : 'Please choose a country',
    exhibitions: exhibitionsError(words.exhibitions),
  })

/** The profile that these words make. */
export const profileFrom = ({ preferredMedium, bio, country, exhibitions }: ProfileWords): ArtistProfile => ({
  preferredMedium: preferredMedium.trim(),
  bio: bio.trim(),
  country: country === '' ? null : country,
  exhibitions: exhibitions.map(({ title, venue, year }) => ({
    title: title.trim(),
    venue: venue.trim(),
    year,
  })),
})

/** Whether an artist has told nothing of themselves so far. */
export const isBlankProfile = ({ preferredMedium, bio, country, exhibitions }: ArtistProfile): boolean =>
  preferredMedium === '' && bio === '' && country === null && exhibitions.length === 0
