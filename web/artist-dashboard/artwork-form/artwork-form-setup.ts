import { assign, enqueueActions, fromPromise, setup } from 'xstate'
import type { OwnArtworkView } from '#application/catalogue/own-artworks-contract.ts'
import type { SentFile } from '#application/shared/sent-file.ts'
import type { ArtworkErrors } from '#domain/catalogue/artwork-form.ts'
import { checkPublishing } from '#domain/catalogue/publishing.ts'
import { isComplete } from '#domain/shared/form-errors.ts'
import { versionConflict } from '#web/dashboard/versions/version-conflict-machine.ts'
import { failureText } from '#web/failure-text.ts'
import { type ArtworkDraft, formOf } from './artwork-draft.ts'
import {
  type AboutWork,
  type ArtworkFormContext,
  type ArtworkFormEvent,
  type ArtworkFormInput,
  type ArtworkFormNews,
  errorsOf,
  faultsOf,
  isDirty,
  isOnShow,
  lookAt,
} from './artwork-form-context.ts'
import { changed, nextPicture, withFiles } from './picture-queue.ts'
import { takenOffWith } from './removed-picture.ts'

/** What the form of a work can ask, tell and do; artwork-form-machine.ts says when. */
export const artworkFormSetup = setup({
  types: {
    input: {} as ArtworkFormInput,
    context: {} as ArtworkFormContext,
    events: {} as ArtworkFormEvent,
    emitted: {} as ArtworkFormNews,
    tags: {} as 'saving' | 'unsaved' | 'hanging',
    children: {} as { readonly conflict: 'settle the conflict' },
  },
  actors: {
    'keep the draft': fromPromise<OwnArtworkView, AboutWork & { draft: ArtworkDraft; isNew: boolean }>(
      async ({ input: { artworks, id, version, draft, isNew } }) => {
        const own = await artworks()
        return await (isNew ? own.create(formOf(draft)) : own.save(id, formOf(draft), version))
      },
    ),
    'send a picture': fromPromise<
      OwnArtworkView,
      AboutWork & { file: SentFile | undefined; tell: (share: number) => void }
    >(async ({ input: { artworks, id, file, tell } }) => {
      const own = await artworks()
      return await (file ? own.addPicture(id, file, tell) : own.artwork(id))
    }),
    'hang it': fromPromise<OwnArtworkView, AboutWork>(async ({ input: { artworks, id, version } }) =>
      (await artworks()).publish(id, version),
    ),
    'take it down': fromPromise<OwnArtworkView, AboutWork>(async ({ input: { artworks, id, version } }) =>
      (await artworks()).withdraw(id, version),
    ),
    'look at it': fromPromise<OwnArtworkView, AboutWork>(({ input }) => lookAt(input)),
    'settle the conflict': versionConflict<OwnArtworkView>(),
  },
  guards: {
    'it cannot be kept': ({ context }) =>
      isDirty(context) && (context.isUrgent || context.wish !== null) && !isComplete(faultsOf(context)),
    'it has to be kept at once': ({ context }) =>
      (isDirty(context) && (context.isUrgent || context.wish !== null)) ||
      (context.work === null && (context.wish !== null || nextPicture(context.queue) !== undefined)),
    'it has changed': ({ context }) => isDirty(context),
    'it has changed in a draft': ({ context }) => isDirty(context) && !isOnShow(context),
    'it is on show': ({ context }) => isOnShow(context),
    'a picture waits': ({ context }) => nextPicture(context.queue) !== undefined,
    'it cannot hang': ({ context: { wish, draft, now } }) =>
      wish === 'hang' && !isComplete(checkPublishing(formOf(draft), now())),
    'it is to hang': ({ context }) => context.wish === 'hang',
    'it is to come down': ({ context }) => context.wish === 'take down',
    'sizes are being made': ({ context }) => context.work?.pictures.some(({ ready }) => !ready) === true,
  },
  actions: {
    'note the change': assign(({ context, event }) => {
      if (event.type !== 'changed') return {}
      const mended = Object.keys(event.draft)
      const errors = Object.entries(context.errors).filter(
        ([field]) => !mended.includes(field) && !(field === 'alt' && mended.includes('pictures')),
      )
      return {
        draft: { ...context.draft, ...event.draft },
        ...(event.removed !== undefined && {
          removed: event.removed,
          takenOff: takenOffWith(context, event.removed?.seen ?? null),
        }),
        errors: Object.fromEntries(errors) as ArtworkErrors,
        // Of a work on show, what is typed after the press waits for the next one.
        ...(isOnShow(context) && { isUrgent: false, isPressed: false }),
      }
    }),
    'queue the pictures': assign(({ context: { queue, draft, newKey }, event }) =>
      event.type === 'pictures chosen'
        ? { queue: withFiles(queue, event.files, draft.pictures.length, newKey) }
        : {},
    ),
    'give the picture up': assign(({ context, event }) =>
      event.type === 'picture given up'
        ? { queue: context.queue.filter(({ key }) => key !== event.key) }
        : {},
    ),
    'queue it again': assign(({ context, event }) =>
      event.type === 'send picture again'
        ? { queue: changed(context.queue, event.key, { state: 'waits', problem: null, share: 0 }) }
        : {},
    ),
    'wish it hung': assign({ wish: 'hang', isPressed: true }),
    'wish it down': assign({ wish: 'take down' }),
    hurry: assign({ isUrgent: true }),
    'save it now': assign({ isUrgent: true, isPressed: true }),
    'wait for the next word': assign({ isUrgent: false, isPressed: false }),
    'mark what has to be mended': enqueueActions(({ context, enqueue }) => {
      enqueue.assign({ errors: { ...context.errors, ...faultsOf(context) }, wish: null, isUrgent: false })
      // Whoever is still typing elsewhere is left there.
      if (context.isPressed) enqueue.emit({ type: 'refused' })
      enqueue.assign({ isPressed: false })
    }),
    'tell what is wrong': enqueueActions(({ context, enqueue }, { error }: { error: unknown }) => {
      const errors = errorsOf(error)
      enqueue.assign({
        errors: { ...context.errors, ...errors },
        wish: null,
        isUrgent: false,
        isPressed: false,
      })
      if (isComplete(errors))
        enqueue.emit({ type: 'failed', text: failureText(error, 'Failed to update artwork') })
      else if (context.isPressed) enqueue.emit({ type: 'refused' })
    }),
  },
  delays: { 'a pause in typing': 800, 'a moment': 2500, 'a while': 5000 },
})
