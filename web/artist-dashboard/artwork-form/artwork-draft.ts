import type { OwnArtworkView } from '#application/catalogue/own-artworks-contract.ts'
import { formFrom } from '#domain/catalogue/artwork-details.ts'
import { type ArtworkForm, artworkFields, blankArtwork } from '#domain/catalogue/artwork-fields.ts'
import { type DraftOf, draftFrom, formIn } from '#web/dashboard/form-draft.ts'

/** A work as it is being typed. */
export type ArtworkDraft = DraftOf<typeof artworkFields> & Pick<ArtworkForm, 'pictures'>

/** One piece, nothing told so far. */
export const emptyDraft: ArtworkDraft = {
  ...draftFrom(artworkFields, blankArtwork),
  pictures: [],
}

/** What the form shows of a work. */
export const draftOf = (work: OwnArtworkView): ArtworkDraft => ({
  ...draftFrom(artworkFields, formFrom(work)),
  category: work.category === 'other' && work.state === 'draft' ? '' : work.category,
  pictures: work.pictures.map(({ id, alt }) => ({ id, alt })),
})

/** What is sent of a draft. */
export const formOf = (draft: ArtworkDraft): ArtworkForm => ({
  ...formIn(artworkFields, draft),
  pictures: draft.pictures,
})

/** Whether two drafts say the same. */
export const isSameDraft = (one: ArtworkDraft, other: ArtworkDraft): boolean =>
  JSON.stringify(one) === JSON.stringify(other)
