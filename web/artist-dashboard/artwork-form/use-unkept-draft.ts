import { useSelector } from '@xstate/react'
import { useUnsent } from '#web/kept/use-unsent.ts'
import { emptyDraft } from './artwork-draft.ts'
import { isDirty, type UnkeptDraft } from './artwork-form-context.ts'
import type { ArtworkFormActor } from './artwork-form-machine.ts'

/** Remembers what is not kept yet, and brings it back when the page was loaded again meanwhile. */
export function useUnkeptDraft(actor: ArtworkFormActor): void {
  const context = useSelector(actor, (snapshot) => snapshot.context)
  const { draft, saved, work, removed } = context
  const unkept: UnkeptDraft | null = isDirty(context)
    ? { draft, saved, version: work?.version ?? 0, removed }
    : null
  useUnsent(`artwork ${work?.id ?? 'new'}`, unkept, ({ version, ...before }) =>
    actor.send({
      type: 'brought back',
      unkept: {
        version,
        removed: before.removed ?? null,
        draft: { ...emptyDraft, ...before.draft },
        saved: { ...emptyDraft, ...before.saved },
      },
    }),
  )
}
