import { faultsIn, trimmed } from '../shared/fields.ts'
import { type FormErrors, formErrors } from '../shared/form-errors.ts'
import { isBlank } from '../shared/tidy-text.ts'
import { isTooLong } from '../shared/too-long.ts'
import { numberIn } from '../shared/typed-number.ts'
import { earliestYear, latestYear } from '../shared/year.ts'
import type { Exhibition } from './exhibition.ts'
import { type ArtistProfile, type ProfileWords, profileFields, wordsOf } from './profile-fields.ts'

const mostExhibitions = 50
/** Characters that title and venue of an exhibition may have together. */
export const longestExhibition = 200

/** Whether a number can be the year of an exhibition. */
export const isYear = (year: number): boolean =>
  Number.isInteger(year) && year >= earliestYear && year <= latestYear

/** The year that somebody has typed, in the digits of any keyboard; NaN for what is no number. */
export const yearIn = (typed: string): number => numberIn(typed) ?? Number.NaN

function exhibitionsError(exhibitions: readonly Exhibition[]): string | null {
  if (exhibitions.length > mostExhibitions) return `At most ${mostExhibitions} exhibitions, please`
  if (exhibitions.some(({ title }) => isBlank(title))) return 'Every exhibition needs a title'
  if (exhibitions.some(({ year }) => !isYear(year)))
    return `Every exhibition needs a year with four digits: ${earliestYear} to ${latestYear}`
  return exhibitions.some(({ title, venue }) => isTooLong(`${title}${venue}`, longestExhibition))
    ? `At most ${longestExhibition} characters for each exhibition, please`
    : null
}

/** What is wrong with what an artist tells about themselves. What is only missing is no error: see checklist.ts. */
export const profileFormErrors = (words: ProfileWords): FormErrors<keyof ProfileWords> =>
  formErrors<keyof ProfileWords>({
    ...faultsIn(profileFields, words),
    exhibitions: exhibitionsError(words.exhibitions),
  })

/** Whether an artist has told nothing of themselves so far. */
export const isBlankProfile = (profile: ArtistProfile): boolean =>
  profile.exhibitions.length === 0 &&
  Object.values(trimmed(profileFields, wordsOf(profile))).every((words) => words === '')
