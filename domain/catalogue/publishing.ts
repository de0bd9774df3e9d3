import { DomainError } from '#domain/shared/domain-error.ts'
import { missingIn } from '#domain/shared/fields.ts'
import { formErrors } from '#domain/shared/form-errors.ts'
import { refuseFaults } from '#domain/shared/refuse-faults.ts'
import { isBlank } from '#domain/shared/tidy-text.ts'
import type { Visibility } from './artwork.ts'
import { artworkFields } from './artwork-fields.ts'
import { type ArtworkErrors, type ArtworkField, checkArtworkForm, type WordedForm } from './artwork-form.ts'
import { isDescribed } from './described-picture.ts'

export const workStates = ['draft', 'public', 'hidden', 'sold-out'] as const
/** How an artist sees one of their works. */
export type WorkState = (typeof workStates)[number]

/** Where a work stands between a draft and the wall. */
export interface Standing {
  readonly visibility: Visibility
  /** Why an admin has hidden it; null otherwise. */
  readonly hiddenBecause: string | null
  /** What it was before its artist removed it; null while it is not removed. */
  readonly removedFrom: Visibility | null
}

function wordsMissing({ pictures, title }: WordedForm): string | null {
  const without = pictures.filter((picture) => !isDescribed(picture, title))
  if (without.length === 0) return null
  return without.some(({ alt }) => isBlank(alt))
    ? 'Every picture needs a few words that say what it shows'
    : 'The title alone does not say what a picture shows: a few words of its own, please'
}

/** Everything that keeps a work from being shown to shoppers. */
export const checkPublishing = (form: WordedForm, now: Date): ArtworkErrors => ({
  ...formErrors<ArtworkField>({
    ...missingIn(artworkFields, form),
    pictures: form.pictures.length === 0 ? 'At least one picture is required' : null,
    alt: wordsMissing(form),
  }),
  ...checkArtworkForm(form, now),
})

/** What a form that cannot be taken is refused as. */
export const incomplete = 'artwork-incomplete'

/** @throws DomainError rule-broken with the fields that shoppers would miss */
export const refuseUnlessPublishable = (form: WordedForm, now: Date): void =>
  refuseFaults(incomplete, checkPublishing(form, now))

/** Whether shoppers see a work, or would again as soon as an admin restores it. */
export const isMeantForShow = ({ visibility, hiddenBecause }: Standing): boolean =>
  visibility === 'public' || hiddenBecause !== null

const hiddenByAdmin = (): DomainError =>
  new DomainError(
    'conflict',
    'artwork-hidden',
    'An admin has hidden this artwork. It cannot be published until they restore it.',
  )

/** Whether an admin who is to decide about its artist can look at a work; a draft is enough. */
export const isPresentable = (
  {
    visibility,
    removedFrom,
    title,
  }: Pick<Standing, 'visibility' | 'removedFrom'> & { readonly title: string },
  pictures: number,
): boolean => removedFrom === null && visibility !== 'hidden' && title !== '' && pictures > 0

/** On show, as soon as the artist is approved. @throws DomainError for what is missing, or 'artwork-hidden' */
export function published(standing: Standing, form: WordedForm, now: Date): Standing {
  if (standing.visibility === 'hidden') throw hiddenByAdmin()
  refuseUnlessPublishable(form, now)
  return { ...standing, visibility: 'public' }
}

/** Back to a draft. What an admin has hidden stays hidden. @throws DomainError 'artwork-hidden' */
export function withdrawn(standing: Standing): Standing {
  if (standing.visibility === 'hidden') throw hiddenByAdmin()
  return { ...standing, visibility: 'draft' }
}

/** Taken away by its artist: nobody sees it, and orders keep what was bought. */
export const removed = (standing: Standing): Standing =>
  standing.removedFrom === null
    ? { ...standing, visibility: 'hidden', removedFrom: standing.visibility }
    : standing

/** As it was before it was removed; hidden, where an admin has hidden it meanwhile. */
export const putBack = (standing: Standing): Standing =>
  standing.removedFrom === null
    ? standing
    : {
        ...standing,
        visibility: standing.hiddenBecause === null ? standing.removedFrom : 'hidden',
        removedFrom: null,
      }

/** How a work that is not removed stands, as its artist is told. */
export function stateOf(visibility: Visibility, stock: number): WorkState {
  if (visibility !== 'public') return visibility
  return stock === 0 ? 'sold-out' : 'public'
}
