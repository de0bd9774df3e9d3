import { unsentPlace } from '#web/kept/tab-memory.ts'
import { type ArtworkDraft, emptyDraft } from './artwork-draft.ts'

/** What was typed and not kept yet, and what it was typed over. */
export interface UnkeptDraft {
  readonly draft: ArtworkDraft
  readonly saved: ArtworkDraft
  /** Of the work; 0 for a new one. */
  readonly version: number
}

const placeOf = (work: string | null): string => unsentPlace(`artwork ${work ?? 'new'}`)

/** Lays it aside in this window, so that loading the page again loses nothing; null forgets it. */
export function layAside(work: string | null, unkept: UnkeptDraft | null): void {
  try {
    if (unkept === null) sessionStorage.removeItem(placeOf(work))
    else sessionStorage.setItem(placeOf(work), JSON.stringify(unkept))
  } catch {
    // A browser that keeps nothing loses what was typed last, as any form does.
  }
}

/** What was laid aside for a work; null for nothing. */
export function laidAside(work: string | null): UnkeptDraft | null {
  try {
    const kept = JSON.parse(sessionStorage.getItem(placeOf(work)) ?? 'null') as UnkeptDraft | null
    return (
      kept && {
        version: kept.version,
        draft: { ...emptyDraft, ...kept.draft },
        saved: { ...emptyDraft, ...kept.saved },
      }
    )
  } catch {
    return null
  }
}
