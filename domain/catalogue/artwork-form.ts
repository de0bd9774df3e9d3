import { faultsIn } from '#domain/shared/fields.ts'
import { type FormErrors, formErrors } from '#domain/shared/form-errors.ts'
import { tooLong } from '#domain/shared/too-long.ts'
import { thisYear } from '#domain/shared/year.ts'
import { type ArtworkFields, artworkFields, wrongYear } from './artwork-fields.ts'
import { longestAlt, mostPictures } from './picture-file.ts'
import { isOneAtMost } from './price-and-stock.ts'

/** A form as far as it is checked: of its pictures, wherever they come from, only the words. */
export interface WordedForm extends ArtworkFields {
  readonly pictures: readonly { readonly alt: string }[]
}

/** The fields of the form, and `alt` for the words of the pictures. */
export type ArtworkField = keyof WordedForm | 'alt'

export type ArtworkErrors = FormErrors<ArtworkField>

/** What cannot be kept of a form on whatever day, for those who have no clock. */
export function faultsOnAnyDay(form: WordedForm): ArtworkErrors {
  const { stock, ...faults } = faultsIn(artworkFields, form)
  return formErrors<ArtworkField>({
    ...faults,
    stock:
      stock ?? (isOneAtMost(form) ? null : 'A one-of-a-kind work is there once: 1, or 0 when it is gone'),
    pictures: form.pictures.length > mostPictures ? `At most ${mostPictures} pictures, please` : null,
    alt: form.pictures.some(({ alt }) => tooLong(alt, longestAlt) !== null)
      ? `At most ${longestAlt} characters for each picture, please`
      : null,
  })
}

/** What is wrong with the year of a work that is made by now; null where it can be. */
export const yearFault = ({ year }: Pick<WordedForm, 'year'>, now: Date): string | null =>
  (year ?? 0) > thisYear(now) ? wrongYear : null

/** What cannot be kept of a form, not even in a draft. What is only missing is no error here: see publishing.ts. */
export function checkArtworkForm(form: WordedForm, now: Date): ArtworkErrors {
  const year = yearFault(form, now)
  return { ...faultsOnAnyDay(form), ...(year !== null && { year }) }
}
