import { artworkFields } from '#domain/catalogue/artwork-fields.ts'
import { byField, labelOf } from '#domain/shared/fields.ts'
import { wordsIn } from '#web/dashboard/form-draft.ts'
import type { Difference } from '#web/dashboard/versions/version-conflict.tsx'
import type { ArtworkDraft } from './artwork-draft.ts'

const labels = { ...byField(artworkFields, (_, field) => labelOf(field)), pictures: 'Pictures' }

const words = (draft: ArtworkDraft): Readonly<Record<keyof ArtworkDraft, string>> => ({
  ...wordsIn(artworkFields, draft),
  pictures: draft.pictures.map(({ alt }, index) => `${index + 1}. ${alt}`).join('\n'),
})

/** What two versions of a work say differently, field by field. */
export function differencesOf(mine: ArtworkDraft, theirs: ArtworkDraft): readonly Difference[] {
  const [here, there] = [words(mine), words(theirs)]
  return (Object.keys(labels) as (keyof ArtworkDraft)[])
    .filter((field) => JSON.stringify(mine[field]) !== JSON.stringify(theirs[field]))
    .map((field) => ({ label: labels[field], mine: here[field], theirs: there[field] }))
}
