import type { OwnArtworkView } from '#application/catalogue/own-artworks-contract.ts'
import type { ArtworkDraft } from './artwork-draft.ts'
import type { ArtworkFormContext, ArtworkFormEvent } from './artwork-form-context.ts'

/** A picture that was taken off in this form, with its words, and where it hung. */
export interface RemovedFromForm {
  readonly picture: ArtworkDraft['pictures'][number]
  readonly at: number
  /** As it was seen; null while its sizes were not known here. */
  readonly seen: OwnArtworkView['pictures'][number] | null
  /** What was taken off before it, and can come back after it. */
  readonly before: RemovedFromForm | null
}

type Change = Extract<ArtworkFormEvent, { type: 'changed' }>

/** A picture goes; those that went before it can come back after it. */
export const removalOf = (context: ArtworkFormContext, at: number): Change => {
  const { pictures } = context.draft
  const picture = pictures[at]
  const seen = workAsSeen(context)?.pictures.find(({ id }) => id === picture?.id) ?? null
  return {
    type: 'changed',
    draft: { pictures: pictures.toSpliced(at, 1) },
    removed: picture ? { picture, at, seen, before: context.removed } : context.removed,
  }
}

/** The picture hangs where it hung, with the words it had. */
export const removalTakenBack = ({ draft, removed }: ArtworkFormContext): Change => {
  const isHere = draft.pictures.some(({ id }) => id === removed?.picture.id)
  return {
    type: 'changed',
    draft: {
      pictures:
        removed && !isHere ? draft.pictures.toSpliced(removed.at, 0, removed.picture) : draft.pictures,
    },
    removed: removed?.before ?? null,
  }
}

/** What was taken off before the page was loaded again can still come back; null where all of it is back. */
export const removalAgain = (context: ArtworkFormContext, removed: RemovedFromForm): Change | null => {
  const isBack = context.draft.pictures.some(({ id }) => id === removed.picture.id)
  if (!isBack) return { type: 'changed', draft: {}, removed }
  return removed.before && removalAgain(context, removed.before)
}

/** The pictures as they were seen when they were taken off: one that is back is shown before the server has it again. */
export const takenOffWith = (
  { takenOff }: ArtworkFormContext,
  seen: RemovedFromForm['seen'],
): ArtworkFormContext['takenOff'] =>
  seen ? [...takenOff.filter(({ id }) => id !== seen.id), seen] : takenOff

/** The work with all pictures that its form may show. */
export const workAsSeen = ({
  work,
  takenOff,
}: Pick<ArtworkFormContext, 'work' | 'takenOff'>): OwnArtworkView | null => {
  if (work === null || takenOff.length === 0) return work
  const here = new Set(work.pictures.map(({ id }) => id))
  return { ...work, pictures: [...work.pictures, ...takenOff.filter(({ id }) => !here.has(id))] }
}

/** What is told where a picture was to come back and did not. */
export const notBack =
  'The picture did not come back: it was removed more than a day ago, or hangs here already. Please send it again.'

/** What the server has kept of what it was sent, and whether a picture that was to come back is not there. */
export function keptOf({ sent, draft }: ArtworkFormContext, answer: OwnArtworkView) {
  const here = new Set(answer.pictures.map(({ id }) => id))
  const lost = new Set(sent.pictures.map(({ id }) => id).filter((id) => !here.has(id)))
  const without = (of: ArtworkDraft): ArtworkDraft => ({
    ...of,
    pictures: of.pictures.filter(({ id }) => !lost.has(id)),
  })
  return {
    isLost: lost.size > 0,
    kept: lost.size > 0 ? { saved: without(sent), draft: without(draft) } : { saved: sent },
  }
}
