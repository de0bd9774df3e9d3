import type { OwnArtworks, OwnArtworkView } from '#application/catalogue/own-artworks-contract.ts'
import type { SentFile } from '#application/shared/sent-file.ts'
import { type ArtworkErrors, checkArtworkForm } from '#domain/catalogue/artwork-form.ts'
import { checkPublishing } from '#domain/catalogue/publishing.ts'
import { isDomainError } from '#domain/shared/domain-error.ts'
import { type ArtworkDraft, draftOf, formOf, isSameDraft } from './artwork-draft.ts'
import { areBothKept, mergedDraft } from './artwork-merge.ts'
import type { PictureOnItsWay } from './picture-queue.ts'
import type { RemovedFromForm } from './removed-picture.ts'

/** What was typed and not kept yet, and what it was typed over. */
export interface UnkeptDraft {
  readonly draft: ArtworkDraft
  readonly saved: ArtworkDraft
  /** Of the work; 0 for a new one. */
  readonly version: number
}

export interface ArtworkFormInput {
  readonly artworks: () => Promise<OwnArtworks>
  /** Null for a new one. */
  readonly work: OwnArtworkView | null
  readonly newKey: () => string
  readonly now: () => Date
}

export interface ArtworkFormContext extends ArtworkFormInput {
  readonly draft: ArtworkDraft
  /** What the server has of it. */
  readonly saved: ArtworkDraft
  /** What it is being sent just now. */
  readonly sent: ArtworkDraft
  readonly queue: readonly PictureOnItsWay[]
  /** What was taken off last, as long as it is not back. */
  readonly removed: RemovedFromForm | null
  /** Pictures that were taken off here, as they were seen. */
  readonly takenOff: OwnArtworkView['pictures']
  readonly errors: ArtworkErrors
  /** What the server said when somebody else was quicker. */
  readonly failure: string | null
  /** Somebody waits for it to be saved: no pause first. */
  readonly isUrgent: boolean
  /** Somebody pressed a button for it: they are led to what has to be mended. */
  readonly isPressed: boolean
  /** What is to be done once everything is saved. */
  readonly wish: 'hang' | 'take down' | null
}

export type ArtworkFormEvent =
  | {
      readonly type: 'changed'
      readonly draft: Partial<ArtworkDraft>
      /** A picture that goes with this change; null where it comes back. */
      readonly removed?: RemovedFromForm | null
    }
  | { readonly type: 'brought back'; readonly unkept: UnkeptDraft }
  | { readonly type: 'pictures chosen'; readonly files: readonly SentFile[] }
  | { readonly type: 'picture came further'; readonly key: string; readonly share: number }
  | { readonly type: 'picture given up'; readonly key: string }
  | { readonly type: 'send picture again'; readonly key: string }
  | { readonly type: 'save now' }
  | { readonly type: 'hang it' }
  | { readonly type: 'take it down' }
  | { readonly type: 'try again' }

export type ArtworkFormNews =
  | { readonly type: 'begun'; readonly id: string }
  | { readonly type: 'saved' }
  | { readonly type: 'hung' }
  | { readonly type: 'taken down' }
  | { readonly type: 'refused' }
  | { readonly type: 'both kept' }
  | { readonly type: 'failed'; readonly text: string }

export interface AboutWork {
  readonly artworks: () => Promise<OwnArtworks>
  readonly id: string
  readonly version: number
}

/** Which work is meant, and the version a change of it is made from. */
export const aboutWork = ({ artworks, work }: ArtworkFormContext): AboutWork => ({
  artworks,
  id: work?.id ?? '',
  version: work?.version ?? 0,
})

/** The work as it is now. */
export const lookAt = async ({ artworks, id }: AboutWork): Promise<OwnArtworkView> =>
  (await artworks()).artwork(id)

/** Whether somebody else was quicker. */
export const isStale = (error: unknown): boolean => isDomainError(error) && error.code === 'stale-version'

/** What a refusal says of each field. */
export const errorsOf = (error: unknown): ArtworkErrors => (isDomainError(error) ? (error.fields ?? {}) : {})

/** Whether something typed is not kept yet. */
export const isDirty = ({ draft, saved }: ArtworkFormContext): boolean => !isSameDraft(draft, saved)

/** Whether it is no draft: what is typed may be half a price, and goes on sale only when somebody says so. */
export const isOnShow = ({ work }: ArtworkFormContext): boolean => work !== null && work.state !== 'draft'

/** What keeps the typed from being kept. */
export const faultsOf = (context: ArtworkFormContext): ArtworkErrors =>
  (isOnShow(context) ? checkPublishing : checkArtworkForm)(formOf(context.draft), context.now())

const wordsOf = ({ pictures: _pictures, ...words }: ArtworkDraft): string => JSON.stringify(words)

/**
 * A picture that has arrived hangs last, in the draft as on the server. Where somebody else has changed the words
 * meanwhile, the next change is made from the version known here, so that it meets a conflict and overwrites nothing.
 */
export function arrived(
  { work, draft, saved, queue }: ArtworkFormContext,
  answer: OwnArtworkView,
  key: string,
) {
  const isMine = work === null || wordsOf(draftOf(answer)) === wordsOf(draftOf(work))
  const known = new Set(work?.pictures.map(({ id }) => id))
  const added = answer.pictures.filter(({ id }) => !known.has(id)).map(({ id, alt }) => ({ id, alt }))
  return {
    work: isMine ? answer : { ...answer, version: work.version },
    queue: queue.filter((each) => each.key !== key),
    draft: { ...draft, pictures: [...draft.pictures, ...added] },
    saved: { ...saved, pictures: [...saved.pictures, ...added] },
  }
}

/** How far the pictures are that hang here; nothing else, so that nobody's change is taken for seen. */
export const picturesNow = ({ pictures }: OwnArtworkView, now: OwnArtworkView) =>
  pictures.map((picture) => now.pictures.find(({ id }) => id === picture.id) ?? picture)

/** My changes over their version; what I have not touched stays theirs. */
export const mineOverTheirs = ({ draft, saved }: ArtworkFormContext, theirs: OwnArtworkView) => ({
  work: theirs,
  saved: draftOf(theirs),
  draft: mergedDraft(draft, saved, draftOf(theirs)),
})

/** Whether my changes and those of a newer version are about different things. */
export const isNobodyOverruled = ({ draft, saved }: ArtworkFormContext, theirs: OwnArtworkView): boolean =>
  areBothKept(draft, saved, draftOf(theirs))

/** What was typed before the page was loaded again, on top of the version it was typed over. */
export const broughtBack = ({ work }: ArtworkFormContext, unkept: UnkeptDraft) => ({
  draft: unkept.draft,
  saved: unkept.saved,
  work: work && { ...work, version: unkept.version },
})
