import { useActorRef, useSelector } from '@xstate/react'
import { useCallback, useEffect, useRef } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { OwnArtworkView } from '#application/catalogue/own-artworks-contract.ts'
import { WallRoom } from '#web/catalogue/wall-room.tsx'
import { VersionConflict } from '#web/dashboard/version-conflict.tsx'
import { useFeePercent } from '#web/fair-pay/terms.ts'
import { useAccount } from '#web/identity/session-context.tsx'
import { useServices } from '#web/services.ts'
import { heading } from '#web/theme/text.css.ts'
import { Alert } from '#web/ui/alert.tsx'
import { toast } from '#web/ui/toast.tsx'
import { differencesOf } from './artwork-differences.ts'
import { draftOf } from './artwork-draft.ts'
import { artworkFormMachine } from './artwork-form-machine.ts'
import * as css from './artwork-form-screen.css.ts'
import { ArtworkPreview } from './artwork-preview.tsx'
import { ComingPictures } from './coming-pictures.tsx'
import { HangButtons } from './hang-buttons.tsx'
import { LeavingUnsaved } from './leaving-unsaved.tsx'
import { PictureDrop } from './picture-drop.tsx'
import { PictureRows } from './picture-rows.tsx'
import { previewed } from './previewed.ts'
import { SaveStatus } from './save-status.tsx'
import { WorkFields } from './work-fields.tsx'

interface ArtworkFormProps {
  /** Null for a new one. */
  readonly work: OwnArtworkView | null
  /** A new one has been kept for the first time. */
  readonly onBegun: (id: string) => void
}

export type ArtworkFormActor = ActorRefFrom<typeof artworkFormMachine>

/** Tells what has come of the work, and leads the keyboard to what has to be mended. */
function useNews(actor: ArtworkFormActor, onBegun: (id: string) => void) {
  const form = useRef<HTMLFormElement>(null)
  const begun = useRef(onBegun)
  useEffect(() => {
    begun.current = onBegun
  })
  useEffect(() => {
    const news = [
      actor.on('begun', ({ id }) => begun.current(id)),
      actor.on('hung', () => toast.success('It hangs in the gallery.')),
      actor.on('taken down', () => toast.success('It is a draft again.')),
      actor.on('failed', ({ text }) => toast.error(text)),
      actor.on('refused', () => {
        // The marks are drawn first.
        requestAnimationFrame(() =>
          form.current?.querySelector<HTMLElement>('[aria-invalid="true"], [data-wrong]')?.focus(),
        )
      }),
    ]
    return () => {
      for (const each of news) each.unsubscribe()
    }
  }, [actor])
  return form
}

/** A work's pictures, label and sale in one form, which keeps itself. */
export function ArtworkForm({ work: initial, onBegun }: ArtworkFormProps) {
  const { artistRooms } = useServices()
  const account = useAccount()
  const feePercent = useFeePercent()
  const actor = useActorRef(artworkFormMachine, {
    input: {
      artworks: async () => (await artistRooms()).artworks,
      work: initial,
      newKey: () => crypto.randomUUID(),
    },
  })
  const state = useSelector(actor, (snapshot) => snapshot)
  const { draft, work, queue, errors, theirs } = state.context
  const form = useNews(actor, onBegun)
  const onFiles = useCallback(
    (files: readonly File[]) => {
      if (files.length > 0) actor.send({ type: 'pictures chosen', files })
    },
    [actor],
  )
  const shown = previewed(draft, work, { id: account?.id ?? '', name: account?.name ?? '' }, feePercent)
  return (
    <>
      <div className={css.layout}>
        <form
          ref={form}
          className={css.form}
          noValidate
          aria-label="Artwork"
          onSubmit={(event) => {
            event.preventDefault()
            actor.send({ type: 'save now' })
          }}
        >
          {theirs && (
            <VersionConflict
              text={state.context.failure ?? ''}
              differences={differencesOf(draft, draftOf(theirs))}
              onMine={() => actor.send({ type: 'keep mine' })}
              onTheirs={() => actor.send({ type: 'take theirs' })}
            />
          )}
          {work?.state === 'hidden' && (
            <Alert tone="warn">
              An admin has hidden this work{work.hiddenBecause ? `: ${work.hiddenBecause}` : '.'}
            </Alert>
          )}
          <fieldset>
            <legend className={`${heading.h3} ${css.legend}`}>Images</legend>
            <PictureDrop onFiles={onFiles} />
            {errors.pictures !== undefined && (
              <p className={css.problem} data-wrong="" tabIndex={-1} role="alert">
                {errors.pictures}
              </p>
            )}
            {draft.pictures.length > 0 && (
              <PictureRows
                pictures={draft.pictures}
                work={work}
                error={errors.alt}
                onChange={(pictures) => actor.send({ type: 'changed', draft: { pictures } })}
              />
            )}
            <ComingPictures
              queue={queue}
              onGiveUp={(key) => actor.send({ type: 'picture given up', key })}
              onAgain={(key) => actor.send({ type: 'send picture again', key })}
            />
          </fieldset>
          <WorkFields
            draft={draft}
            errors={errors}
            onChange={(part) => actor.send({ type: 'changed', draft: part })}
          />
          <div className={css.actions}>
            <HangButtons
              work={work}
              isHanging={state.hasTag('hanging') || state.context.wish !== null}
              onHang={() => actor.send({ type: 'hang it' })}
              onTakeDown={() => actor.send({ type: 'take it down' })}
            />
            <SaveStatus state={state} onAgain={() => actor.send({ type: 'try again' })} />
          </div>
        </form>
        <ArtworkPreview work={shown} />
      </div>
      <div className={css.room}>
        <WallRoom artwork={shown} />
      </div>
      <LeavingUnsaved isUnsaved={state.hasTag('unsaved')} onSave={() => actor.send({ type: 'save now' })} />
    </>
  )
}
