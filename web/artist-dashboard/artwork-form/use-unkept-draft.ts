import { useSelector } from '@xstate/react'
import { useUnsent } from '#web/kept/use-unsent.ts'
import { emptyDraft } from './artwork-draft.ts'
import { isDirty, type UnkeptDraft } from './artwork-form-context.ts'
import type { ArtworkFormActor } from './artwork-form-machine.ts'
import { removalAgain } from './removed-picture.ts'

/** Remembers what is not kept yet, and which picture can come back, and brings both back when the page was loaded again meanwhile. */
export function useUnkeptDraft(actor: ArtworkFormActor): void {
  const context = useSelector(actor, (snapshot) => snapshot.context)
  const { draft, saved, work, removed } = context
  const unkept: UnkeptDraft | null = isDirty(context) ? { draft, saved, version: work?.version ?? 0 } : null
  useUnsent(`artwork ${work?.id ?? 'new'}`, unkept, ({ version, ...before }) =>
    actor.send({
      type: 'brought back',
      unkept: {
        version,
        draft: { ...emptyDraft, ...before.draft },
        saved: { ...emptyDraft, ...before.saved },
      },
    }),
  )
  useUnsent(`picture off artwork ${work?.id ?? 'new'}`, removed, (before) => {
    const again = removalAgain(actor.getSnapshot().context, before)
    if (again) actor.send(again)
  })
}
