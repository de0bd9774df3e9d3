import { assign, enqueueActions } from 'xstate'
import { isUnavailable } from '#application/shared/unavailable.ts'
import { failureText } from '#web/failure-text.ts'
import { aboutWork, isOnShow, isStale } from './artwork-form-context.ts'
import { artworkFormSetup } from './artwork-form-setup.ts'
import { keptOf, notBack } from './removed-picture.ts'

/** What was typed is on its way to the server. */
export const keeping = artworkFormSetup.createStateConfig({
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
        const { kept, isLost } = keptOf(context, event.output)
        enqueue.assign({ work: event.output, ...kept, isUrgent: false })
        if (isLost) enqueue.emit({ type: 'failed', text: notBack })
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
      },
      {
        target: 'not kept',
        actions: { type: 'tell what is wrong', params: ({ event }) => ({ error: event.error }) },
      },
    ],
  },
  // The server is sent what was there on the way in.
  entry: assign(({ context }) => ({ sent: context.draft })),
})

/** The gallery does not answer: it is tried again. */
export const outOfReach = artworkFormSetup.createStateConfig({
  tags: 'unsaved',
  on: {
    'try again': 'keeping',
    changed: { guard: 'it is on show', target: 'waiting for a word', actions: 'note the change' },
  },
  after: { 'a while': 'keeping' },
})
