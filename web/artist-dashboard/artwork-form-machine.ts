import { assign, emit, enqueueActions, fromPromise, setup } from 'xstate'
import type { OwnArtworks, OwnArtworkView } from '#application/catalogue/own-artworks-contract.ts'
import type { SentFile } from '#application/shared/sent-file.ts'
import { isUnavailable } from '#application/shared/unavailable.ts'
import { type ArtworkErrors, checkArtworkForm } from '#domain/catalogue/artwork-form.ts'
import { checkPublishing } from '#domain/catalogue/publishing.ts'
import { isDomainError } from '#domain/shared/domain-error.ts'
import { isComplete } from '#domain/shared/form-errors.ts'
import { type ArtworkDraft, draftOf, emptyDraft, formOf, isSameDraft } from './artwork-draft.ts'
import { changed, nextPicture, type PictureOnItsWay, withFiles } from './picture-queue.ts'

export interface ArtworkFormInput {
  readonly artworks: () => Promise<OwnArtworks>
  /** Null for a new one. */
  readonly work: OwnArtworkView | null
  readonly newKey: () => string
}

interface ArtworkFormContext extends ArtworkFormInput {
  readonly draft: ArtworkDraft
  /** What the server has of it. */
  readonly saved: ArtworkDraft
  /** What it is being sent just now. */
  readonly sent: ArtworkDraft
  readonly queue: readonly PictureOnItsWay[]
  readonly errors: ArtworkErrors
  /** What went wrong, where no field is to blame. */
  readonly failure: string | null
  /** Somebody waits for it to be saved: no pause first. */
  readonly isUrgent: boolean
  /** What is to be done once everything is saved. */
  readonly wish: 'hang' | 'take down' | null
  /** The version of somebody else, or of another window. */
  readonly theirs: OwnArtworkView | null
}

type ArtworkFormEvent =
  | { readonly type: 'changed'; readonly draft: Partial<ArtworkDraft> }
  | { readonly type: 'pictures chosen'; readonly files: readonly SentFile[] }
  | { readonly type: 'picture came further'; readonly key: string; readonly share: number }
  | { readonly type: 'picture given up'; readonly key: string }
  | { readonly type: 'send picture again'; readonly key: string }
  | { readonly type: 'save now' }
  | { readonly type: 'hang it' }
  | { readonly type: 'take it down' }
  | { readonly type: 'try again' }
  | { readonly type: 'keep mine' }
  | { readonly type: 'take theirs' }

type ArtworkFormNews =
  | { readonly type: 'begun'; readonly id: string }
  | { readonly type: 'hung' }
  | { readonly type: 'taken down' }
  | { readonly type: 'refused' }
  | { readonly type: 'failed'; readonly text: string }

interface AboutWork {
  readonly artworks: () => Promise<OwnArtworks>
  readonly id: string
  readonly version: number
}

const away = 'There is no connection to the gallery.'

const aboutWork = ({ artworks, work }: ArtworkFormContext): AboutWork => ({
  artworks,
  id: work?.id ?? '',
  version: work?.version ?? 0,
})

const isStale = (error: unknown): boolean => isDomainError(error) && error.code === 'stale-version'

const textOf = (error: unknown, otherwise: string): string =>
  isDomainError(error) || isUnavailable(error) ? error.message : otherwise

const errorsOf = (error: unknown): ArtworkErrors => (isDomainError(error) ? (error.fields ?? {}) : {})

const isDirty = ({ draft, saved }: ArtworkFormContext): boolean => !isSameDraft(draft, saved)

const wordsOf = ({ pictures: _pictures, ...words }: ArtworkDraft): string => JSON.stringify(words)

/**
 * A picture that has arrived hangs last, in the draft as on the server. Where somebody else has changed the words
 * meanwhile, the next change is made from the version known here, so that it meets a conflict and overwrites nothing.
 */
function arrived({ work, draft, saved, queue }: ArtworkFormContext, answer: OwnArtworkView, key: string) {
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
const picturesNow = ({ pictures }: OwnArtworkView, now: OwnArtworkView) =>
  pictures.map((picture) => now.pictures.find(({ id }) => id === picture.id) ?? picture)

/** My words over their version: pictures that are gone there cannot be kept. */
function mineOverTheirs({ draft, theirs }: ArtworkFormContext) {
  if (theirs === null) return {}
  const there = new Set(theirs.pictures.map(({ id }) => id))
  const pictures = draft.pictures.filter(({ id }) => there.has(id))
  return { work: theirs, saved: draftOf(theirs), draft: { ...draft, pictures }, theirs: null, isUrgent: true }
}

/** A work between an empty form and the wall: everything typed is kept by itself, one change after the other. */
export const artworkFormMachine = setup({
  types: {
    input: {} as ArtworkFormInput,
    context: {} as ArtworkFormContext,
    events: {} as ArtworkFormEvent,
    emitted: {} as ArtworkFormNews,
    tags: {} as 'saving' | 'unsaved' | 'hanging',
  },
  actors: {
    'keep the draft': fromPromise<OwnArtworkView, AboutWork & { draft: ArtworkDraft; isNew: boolean }>(
      async ({ input: { artworks, id, version, draft, isNew } }) => {
        const desk = await artworks()
        return await (isNew ? desk.create(formOf(draft)) : desk.save(id, formOf(draft), version))
      },
    ),
    'send a picture': fromPromise<
      OwnArtworkView,
      AboutWork & { file: SentFile | undefined; tell: (share: number) => void }
    >(async ({ input: { artworks, id, file, tell } }) => {
      const desk = await artworks()
      return await (file ? desk.addPicture(id, file, tell) : desk.artwork(id))
    }),
    'hang it': fromPromise<OwnArtworkView, AboutWork>(async ({ input: { artworks, id, version } }) =>
      (await artworks()).publish(id, version),
    ),
    'take it down': fromPromise<OwnArtworkView, AboutWork>(async ({ input: { artworks, id, version } }) =>
      (await artworks()).withdraw(id, version),
    ),
    'look at it': fromPromise<OwnArtworkView, AboutWork>(async ({ input: { artworks, id } }) =>
      (await artworks()).artwork(id),
    ),
  },
  guards: {
    'it cannot be kept': ({ context }) =>
      isDirty(context) && !isComplete(checkArtworkForm(formOf(context.draft))),
    'it has to be kept at once': ({ context }) =>
      (isDirty(context) && (context.isUrgent || context.wish !== null)) ||
      (context.work === null && (context.wish !== null || nextPicture(context.queue) !== undefined)),
    'it has changed': ({ context }) => isDirty(context),
    'a picture waits': ({ context }) => nextPicture(context.queue) !== undefined,
    'it cannot hang': ({ context: { wish, draft } }) =>
      wish === 'hang' && !isComplete(checkPublishing(formOf(draft))),
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
        errors: Object.fromEntries(errors) as ArtworkErrors,
        failure: null,
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
    'wish it hung': assign({ wish: 'hang' }),
    'wish it down': assign({ wish: 'take down' }),
    hurry: assign({ isUrgent: true }),
    'tell what is wrong': enqueueActions(({ context, enqueue }, { error }: { error: unknown }) => {
      const errors = errorsOf(error)
      enqueue.assign({ errors: { ...context.errors, ...errors }, wish: null })
      enqueue.emit(
        isComplete(errors)
          ? { type: 'failed', text: textOf(error, 'Failed to update artwork') }
          : { type: 'refused' },
      )
    }),
  },
  delays: { 'a pause in typing': 800, 'a moment': 2500, 'a while': 5000 },
}).createMachine({
  id: 'artwork form',
  context: ({ input }) => {
    const draft = input.work ? draftOf(input.work) : emptyDraft
    return {
      ...input,
      draft,
      saved: draft,
      sent: draft,
      queue: [],
      errors: {},
      failure: null,
      isUrgent: false,
      wish: null,
      theirs: null,
    }
  },
  initial: 'settling',
  on: {
    changed: { actions: 'note the change' },
    'pictures chosen': { actions: 'queue the pictures' },
    'picture given up': { actions: 'give the picture up' },
    'send picture again': { actions: 'queue it again' },
    'hang it': { actions: 'wish it hung' },
    'take it down': { actions: 'wish it down' },
    'save now': { actions: 'hurry' },
  },
  states: {
    settling: {
      always: [
        {
          guard: 'it cannot be kept',
          target: 'not kept',
          actions: [
            assign(({ context }) => ({ errors: checkArtworkForm(formOf(context.draft)), wish: null })),
            emit({ type: 'refused' }),
          ],
        },
        { guard: 'it has to be kept at once', target: 'keeping' },
        { guard: 'it has changed', target: 'waiting for a pause' },
        { guard: 'a picture waits', target: 'sending a picture' },
        {
          guard: 'it cannot hang',
          target: 'resting',
          actions: [
            assign(({ context }) => ({ errors: checkPublishing(formOf(context.draft)), wish: null })),
            emit({ type: 'refused' }),
          ],
        },
        { guard: 'it is to hang', target: 'hanging' },
        { guard: 'it is to come down', target: 'coming down' },
        { target: 'resting' },
      ],
    },
    resting: {
      entry: assign({ isUrgent: false }),
      on: {
        changed: { target: 'settling', actions: 'note the change' },
        'pictures chosen': { target: 'settling', actions: 'queue the pictures' },
        'send picture again': { target: 'settling', actions: 'queue it again' },
        'hang it': { target: 'settling', actions: 'wish it hung' },
        'take it down': { target: 'settling', actions: 'wish it down' },
      },
      after: { 'a moment': { guard: 'sizes are being made', target: 'looking again' } },
    },
    'waiting for a pause': {
      tags: 'unsaved',
      on: {
        changed: { target: 'waiting for a pause', reenter: true, actions: 'note the change' },
        'pictures chosen': { target: 'settling', actions: 'queue the pictures' },
        'hang it': { target: 'settling', actions: 'wish it hung' },
        'take it down': { target: 'settling', actions: 'wish it down' },
        'save now': { target: 'settling', actions: 'hurry' },
      },
      after: { 'a pause in typing': { target: 'settling', actions: 'hurry' } },
    },
    keeping: {
      tags: ['saving', 'unsaved'],
      invoke: {
        src: 'keep the draft',
        input: ({ context }) => ({
          ...aboutWork(context),
          draft: context.draft,
          isNew: context.work === null,
        }),
        onDone: {
          target: 'settling',
          actions: enqueueActions(({ context, event, enqueue }) => {
            if (context.work === null) enqueue.emit({ type: 'begun', id: event.output.id })
            // What was typed meanwhile is still to be kept.
            enqueue.assign({ work: event.output, saved: context.sent, failure: null, isUrgent: false })
          }),
        },
        onError: [
          {
            guard: ({ event }) => isStale(event.error),
            target: 'in conflict',
            actions: assign(({ event }) => ({ failure: textOf(event.error, '') })),
          },
          {
            guard: ({ event }) => isUnavailable(event.error),
            target: 'away',
            actions: assign({ failure: away }),
          },
          {
            target: 'not kept',
            actions: { type: 'tell what is wrong', params: ({ event }) => ({ error: event.error }) },
          },
        ],
      },
      // The server is sent what was there on the way in.
      entry: assign(({ context }) => ({ sent: context.draft })),
    },
    'not kept': {
      tags: 'unsaved',
      on: {
        changed: { target: 'settling', actions: 'note the change' },
        'hang it': { target: 'settling', actions: 'wish it hung' },
        'save now': { target: 'settling', actions: 'hurry' },
      },
    },
    away: {
      tags: 'unsaved',
      on: { 'try again': 'keeping' },
      after: { 'a while': 'keeping' },
    },
    'in conflict': {
      tags: 'unsaved',
      entry: assign({ wish: null }),
      invoke: {
        src: 'look at it',
        input: ({ context }) => aboutWork(context),
        onDone: { actions: assign(({ event }) => ({ theirs: event.output })) },
        onError: {
          actions: emit(({ event }) => ({
            type: 'failed',
            text: textOf(event.error, 'Failed to get artwork'),
          })),
        },
      },
      on: {
        'keep mine': { target: 'settling', actions: assign(({ context }) => mineOverTheirs(context)) },
        'take theirs': {
          target: 'settling',
          actions: assign(({ context: { theirs } }) =>
            theirs
              ? { work: theirs, draft: draftOf(theirs), saved: draftOf(theirs), theirs: null, errors: {} }
              : {},
          ),
        },
        'try again': { target: 'in conflict', reenter: true },
      },
    },
    'sending a picture': {
      entry: assign(({ context: { queue } }) => ({
        queue: changed(queue, nextPicture(queue)?.key ?? '', { state: 'goes' }),
      })),
      on: {
        'picture came further': {
          actions: assign(({ context, event }) => ({
            queue: changed(context.queue, event.key, { share: event.share }),
          })),
        },
      },
      invoke: {
        src: 'send a picture',
        input: ({ context, self }) => {
          const next = nextPicture(context.queue)
          return {
            ...aboutWork(context),
            file: next?.file,
            tell: (share) => self.send({ type: 'picture came further', key: next?.key ?? '', share }),
          }
        },
        onDone: {
          target: 'settling',
          actions: assign(({ context, event }) =>
            arrived(context, event.output, nextPicture(context.queue)?.key ?? ''),
          ),
        },
        onError: {
          target: 'settling',
          actions: assign(({ context: { queue }, event }) => ({
            queue: changed(queue, nextPicture(queue)?.key ?? '', {
              state: 'failed',
              problem: textOf(event.error, 'The picture did not arrive. Please try again.'),
            }),
          })),
        },
      },
    },
    hanging: {
      tags: 'hanging',
      invoke: {
        src: 'hang it',
        input: ({ context }) => aboutWork(context),
        onDone: {
          target: 'settling',
          actions: [assign(({ event }) => ({ work: event.output, wish: null })), emit({ type: 'hung' })],
        },
        onError: [
          {
            guard: ({ event }) => isStale(event.error),
            target: 'in conflict',
            actions: assign(({ event }) => ({ failure: textOf(event.error, '') })),
          },
          {
            target: 'resting',
            actions: { type: 'tell what is wrong', params: ({ event }) => ({ error: event.error }) },
          },
        ],
      },
    },
    'coming down': {
      tags: 'hanging',
      invoke: {
        src: 'take it down',
        input: ({ context }) => aboutWork(context),
        onDone: {
          target: 'settling',
          actions: [
            assign(({ event }) => ({ work: event.output, wish: null })),
            emit({ type: 'taken down' }),
          ],
        },
        onError: [
          {
            guard: ({ event }) => isStale(event.error),
            target: 'in conflict',
            actions: assign(({ event }) => ({ failure: textOf(event.error, '') })),
          },
          {
            target: 'resting',
            actions: { type: 'tell what is wrong', params: ({ event }) => ({ error: event.error }) },
          },
        ],
      },
    },
    'looking again': {
      invoke: {
        src: 'look at it',
        input: ({ context }) => aboutWork(context),
        onDone: {
          target: 'settling',
          actions: assign(({ context: { work }, event: { output } }) => ({
            work: work && { ...work, pictures: picturesNow(work, output) },
          })),
        },
        onError: 'settling',
      },
    },
  },
})
