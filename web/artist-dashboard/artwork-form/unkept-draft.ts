import { rememberUnsent, unsentOf } from '#web/kept/tab-memory.ts'
import { type ArtworkDraft, emptyDraft } from './artwork-draft.ts'

/** What was typed and not kept yet, and what it was typed over. */
export interface UnkeptDraft {
  readonly draft: ArtworkDraft
  readonly saved: ArtworkDraft
  /** Of the work; 0 for a new one. */
  readonly version: number
}

const nameOf = (work: string | null): string => `artwork ${work ?? 'new'}`

/** Lays it aside in this window, so that loading the page again loses nothing; null forgets it. */
export const layAside = (work: string | null, unkept: UnkeptDraft | null): void =>
  rememberUnsent(nameOf(work), unkept)

/** What was laid aside for a work; null for nothing. */
export function laidAside(work: string | null): UnkeptDraft | null {
  const kept = unsentOf(nameOf(work)) as UnkeptDraft | null
  return (
    kept && {
      version: kept.version,
      draft: { ...emptyDraft, ...kept.draft },
      saved: { ...emptyDraft, ...kept.saved },
    }
  )
}
