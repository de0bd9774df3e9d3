import { useEffect } from 'react'
import { isDirty } from './artwork-form-context.ts'
import type { ArtworkFormActor } from './artwork-form-machine.ts'
import { laidAside, layAside } from './unkept-draft.ts'

/** Lays aside what is not kept yet, and brings it back when the page was loaded again meanwhile. */
export function useUnkeptDraft(actor: ArtworkFormActor) {
  useEffect(() => {
    const { work } = actor.getSnapshot().context
    const unkept = laidAside(work?.id ?? null)
    if (unkept) actor.send({ type: 'brought back', unkept })
    const { unsubscribe } = actor.subscribe(({ context }) => {
      const { draft, saved } = context
      const version = context.work?.version ?? 0
      layAside(context.work?.id ?? null, isDirty(context) ? { draft, saved, version } : null)
      if (context.work) layAside(null, null)
    })
    return () => {
      unsubscribe()
      // Whoever leaves the form was asked; loading the page again does not come by here.
      layAside(actor.getSnapshot().context.work?.id ?? null, null)
    }
  }, [actor])
}
