import { DomainError } from '#domain/shared/domain-error.ts'
import { formErrors } from '#domain/shared/form-errors.ts'
import { refuseFaults } from '#domain/shared/refuse-faults.ts'
import type { Visibility } from './artwork.ts'
import {
  type ArtworkErrors,
  type ArtworkField,
  type ArtworkFields,
  checkArtworkForm,
} from './artwork-form.ts'
import { categoryFrom } from './category.ts'

/** How an artist sees one of their works. */
export type WorkState = 'draft' | 'public' | 'hidden' | 'sold-out'

/** Where a work stands between its artist's desk and the wall. */
export interface Standing {
  readonly visibility: Visibility
  /** Why an admin has hidden it; null otherwise. */
  readonly hiddenBecause: string | null
  /** What it was before its artist removed it; null while it is not removed. */
  readonly removedFrom: Visibility | null
}

const missing = (text: string, message: string): string | null => (text.trim() === '' ? message : null)

/** Everything that keeps a work from being shown to shoppers. */
export function checkPublishing(form: ArtworkFields): ArtworkErrors {
  const lacking = formErrors<ArtworkField>({
    title: missing(form.title, 'A title is required'),
    description: missing(form.description, 'A description is required'),
    category: categoryFrom(form.category) === null ? 'Please choose a category' : null,
    medium: null,
    year: null,
    widthCm: null,
    heightCm: null,
    depthCm: null,
    price: form.price === null || form.price <= 0 ? 'The price must be more than $0' : null,
    stock: null,
    unique: null,
    pictures: form.pictures.length === 0 ? 'At least one picture is required' : null,
    alt: form.pictures.some(({ alt }) => alt.trim() === '')
      ? 'Every picture needs a few words that say what it shows'
      : null,
  })
  return { ...lacking, ...checkArtworkForm(form) }
}

/** What a form that cannot be taken is refused as. */
export const incomplete = 'artwork-incomplete'

/** @throws DomainError rule-broken with the fields that shoppers would miss */
export const refuseUnlessPublishable = (form: ArtworkFields): void =>
  refuseFaults(incomplete, checkPublishing(form))

/** Whether shoppers see a work, or would again as soon as an admin restores it. */
export const isMeantForShow = ({ visibility, hiddenBecause }: Standing): boolean =>
  visibility === 'public' || hiddenBecause !== null

const hiddenByAdmin = (): DomainError =>
  new DomainError(
    'conflict',
    'artwork-hidden',
    'An admin has hidden this artwork. It cannot be published until they restore it.',
  )

/** On show, as soon as the artist is approved. @throws DomainError for what is missing, or 'artwork-hidden' */
export function published(standing: Standing, form: ArtworkFields): Standing {
  if (standing.visibility === 'hidden') throw hiddenByAdmin()
  refuseUnlessPublishable(form)
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
