import { assign, emit, enqueueActions } from 'xstate'
import { isUnavailable } from '#application/shared/unavailable.ts'
import { checkPublishing } from '#domain/catalogue/publishing.ts'
import { failureText } from '#web/failure-text.ts'
import { draftOf, emptyDraft, formOf } from './artwork-draft.ts'
import {
  aboutWork,
  arrived,
  away,
  broughtBack,
  isNobodyOverruled,
  isOnShow,
  isStale,
  mineOverTheirs,
  picturesNow,
} from './artwork-form-context.ts'
import { artworkFormSetup } from './artwork-form-setup.ts'
import { changed, nextPicture } from './picture-queue.ts'

/**
 * A work between an empty form and the wall. What is typed of a draft is kept by itself, one change after the other;
 * what is typed of a work on show waits in the browser until somebody says that it is to be saved.
 */
export const artworkFormMachine = artworkFormSetup.createMachine({
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
      isPressed: false,
      wish: null,
      theirs: null,
    }
  },
  initial: 'settling',
  on: {
    changed: { actions: 'note the change' },
    'brought back': {
      target: '.settling',
      actions: assign(({ context, event }) => broughtBack(context, event.unkept)),
    },
    'pictures chosen': { actions: 'queue the pictures' },
    'picture given up': { actions: 'give the picture up' },
    'send picture again': { actions: 'queue it again' },
    'hang it': { actions: 'wish it hung' },
    'take it down': { actions: 'wish it down' },
    'save now': { actions: 'save it now' },
  },
  states: {
    settling: {
      always: [
        // What is not saved yet stays, and is a draft from then on.
        { guard: 'it is to come down', target: 'coming down' },
        { guard: 'it cannot be kept', target: 'not kept', actions: 'mark what has to be mended' },
        { guard: 'it has to be kept at once', target: 'keeping' },
        { guard: 'it has changed in a draft', target: 'waiting for a pause' },
        { guard: 'a picture waits', target: 'sending a picture' },
        { guard: 'it has changed', target: 'waiting for a word' },
        {
          guard: 'it cannot hang',
          target: 'resting',
          actions: [
            assign(({ context }) => ({ errors: checkPublishing(formOf(context.draft)), wish: null })),
            emit({ type: 'refused' }),
          ],
        },
        { guard: 'it is to hang', target: 'hanging' },
        { target: 'resting' },
      ],
    },
    resting: {
      entry: 'wait for the next word',
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
        'save now': { target: 'settling', actions: 'save it now' },
      },
      after: { 'a pause in typing': { target: 'settling', actions: 'hurry' } },
    },
    'waiting for a word': {
      tags: 'unsaved',
      entry: 'wait for the next word',
      on: {
        changed: { target: 'settling', actions: 'note the change' },
        'pictures chosen': { target: 'settling', actions: 'queue the pictures' },
        'send picture again': { target: 'settling', actions: 'queue it again' },
        'take it down': { target: 'settling', actions: 'wish it down' },
        'save now': { target: 'settling', actions: 'save it now' },
      },
      after: { 'a moment': { guard: 'sizes are being made', target: 'looking again' } },
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
            if (isOnShow(context)) enqueue.emit({ type: 'saved' })
          }),
        },
        onError: [
          {
            guard: ({ event }) => isStale(event.error),
            target: 'in conflict',
            actions: assign(({ event }) => ({ failure: failureText(event.error, '') })),
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
        'take it down': { target: 'settling', actions: 'wish it down' },
        'save now': { target: 'settling', actions: 'save it now' },
      },
    },
    away: {
      tags: 'unsaved',
      on: {
        'try again': 'keeping',
        changed: { guard: 'it is on show', target: 'waiting for a word', actions: 'note the change' },
      },
      after: { 'a while': 'keeping' },
    },
    'in conflict': {
      tags: 'unsaved',
      entry: assign({ wish: null }),
      invoke: {
        src: 'look at it',
        input: ({ context }) => aboutWork(context),
        onDone: [
          {
            guard: ({ context, event }) => isNobodyOverruled(context, event.output),
            target: 'settling',
            actions: [
              assign(({ context, event }) => mineOverTheirs({ ...context, theirs: event.output })),
              emit({ type: 'both kept' }),
            ],
          },
          { actions: assign(({ event }) => ({ theirs: event.output })) },
        ],
        onError: {
          actions: emit(({ event }) => ({
            type: 'failed',
            text: failureText(event.error, 'Failed to get artwork'),
          })),
        },
      },
      on: {
        'keep mine': {
          target: 'settling',
          actions: ['save it now', assign(({ context }) => mineOverTheirs(context))],
        },
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
      tags: 'unsaved',
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
              problem: failureText(event.error, 'The picture did not arrive. Please try again.'),
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
            actions: assign(({ event }) => ({ failure: failureText(event.error, '') })),
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
            actions: assign(({ event }) => ({ failure: failureText(event.error, '') })),
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
