import { useActorRef, useSelector } from '@xstate/react'
import { useCallback } from 'react'
import type { OwnArtworkView } from '#application/catalogue/own-artworks-contract.ts'
import { WallRoom } from '#web/catalogue/artwork/wall-room.tsx'
import { VersionConflict } from '#web/dashboard/versions/version-conflict.tsx'
import { useFeePercent } from '#web/fair-pay/terms.ts'
import { useAccount } from '#web/identity/session/use-session.ts'
import { useServices } from '#web/services.ts'
import { heading, meta } from '#web/theme/text.css.ts'
import { Alert } from '#web/ui/feedback/alert.tsx'
import { differencesOf } from './artwork-differences.ts'
import { draftOf } from './artwork-draft.ts'
import { isOnShow } from './artwork-form-context.ts'
import { artworkFormMachine } from './artwork-form-machine.ts'
import * as css from './artwork-form-screen.css.ts'
import { mergedDraft } from './artwork-merge.ts'
import { ArtworkPreview } from './artwork-preview.tsx'
import { ComingPictures } from './coming-pictures.tsx'
import { LeavingUnsaved } from './leaving-unsaved.tsx'
import { PictureDrop } from './picture-drop.tsx'
import { PictureRows } from './picture-rows.tsx'
import { previewed } from './previewed.ts'
import { HangButtons } from './publish-buttons.tsx'
import { removalOf, removalTakenBack, workAsSeen } from './removed-picture.ts'
import { SaveStatus } from './save-status.tsx'
import { ShapeHint } from './shape-hint.tsx'
import { useArtworkNews } from './use-artwork-news.ts'
import { useUnkeptDraft } from './use-unkept-draft.ts'
import { WorkFields } from './work-fields.tsx'

interface ArtworkFormProps {
  /** Null for a new one. */
  readonly work: OwnArtworkView | null
  /** A new one has been kept for the first time. */
  readonly onBegun: (id: string) => void
}

/** A work's pictures, label and sale in one form, which keeps itself. */
export function ArtworkForm({ work: initial, onBegun }: ArtworkFormProps) {
  const { artistServices } = useServices()
  const account = useAccount()
  const feePercent = useFeePercent()
  const actor = useActorRef(artworkFormMachine, {
    input: {
      artworks: async () => (await artistServices()).artworks,
      work: initial,
      newKey: () => crypto.randomUUID(),
      now: () => new Date(),
    },
  })
  const state = useSelector(actor, (snapshot) => snapshot)
  const { draft, saved, work, queue, errors, removed } = state.context
  const seen = workAsSeen(state.context)
  const isApproved = account?.artistStatus === 'approved'
  const form = useArtworkNews(actor, isApproved, onBegun)
  useUnkeptDraft(actor)
  const onFiles = useCallback(
    (files: readonly File[]) => {
      if (files.length > 0) actor.send({ type: 'pictures chosen', files })
    },
    [actor],
  )
  const shown = previewed(draft, seen, { id: account?.id ?? '', name: account?.name ?? '' }, feePercent)
  return (
    <>
      <div className={css.layout}>
        <form
          method="post"
          ref={form}
          className={css.form}
          noValidate
          aria-label="Artwork"
          onSubmit={(event) => {
            event.preventDefault()
            actor.send({ type: 'save now' })
          }}
        >
          <VersionConflict
            conflict={state.children.conflict}
            differencesFrom={(other) => {
              const theirs = draftOf(other)
              return differencesOf(mergedDraft(draft, saved, theirs), theirs)
            }}
          />
          {work?.state === 'hidden' && (
            <Alert tone="warn">
              An admin has hidden this work{work.hiddenBecause ? `: ${work.hiddenBecause}` : '.'}
            </Alert>
          )}
          <fieldset>
            <legend className={`${heading.h3} ${css.legend}`}>Images</legend>
            <PictureDrop onFiles={onFiles} />
            {isApproved && (work?.state === 'public' || work?.state === 'sold-out') && (
              <p className={`${meta} ${css.atOnce}`}>
                A new picture hangs when you have said what it shows and saved; until then shoppers do not see
                it.
              </p>
            )}
            {errors.pictures !== undefined && (
              <p className={css.problem} data-wrong="" tabIndex={-1} role="alert">
                {errors.pictures}
              </p>
            )}
            {(draft.pictures.length > 0 || removed) && (
              <PictureRows
                pictures={draft.pictures}
                work={seen}
                title={draft.title}
                error={errors.alt}
                removed={removed}
                onChange={(pictures) => actor.send({ type: 'changed', draft: { pictures } })}
                onRemove={(at) => actor.send(removalOf(state.context, at))}
                onUndo={() => actor.send(removalTakenBack(state.context))}
              />
            )}
            <ShapeHint work={seen} draft={draft} />
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
              isApproved={isApproved}
              isHanging={state.hasTag('hanging') || state.context.wish !== null}
              isSaving={state.hasTag('saving')}
              onHang={() => actor.send({ type: 'hang it' })}
              onTakeDown={() => actor.send({ type: 'take it down' })}
            />
            <SaveStatus state={state} onAgain={() => actor.send({ type: 'try again' })} />
          </div>
        </form>
        <ArtworkPreview work={shown} />
      </div>
      <div className={css.wallPreview}>
        <WallRoom artwork={shown} />
      </div>
      <LeavingUnsaved
        isUnsaved={state.hasTag('unsaved')}
        isUploading={state.matches('sending a picture')}
        waitsForPress={state.matches('waiting for a word')}
        onSave={isOnShow(state.context) ? null : () => actor.send({ type: 'save now' })}
      />
    </>
  )
}
