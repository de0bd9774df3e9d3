import { assign, emit } from 'xstate'
import { failureText } from '#web/failure-text.ts'
import { draftOf } from './artwork-draft.ts'
import { aboutWork, isNobodyOverruled, mineOverTheirs } from './artwork-form-context.ts'
import { artworkFormSetup } from './artwork-form-setup.ts'

/** The work was changed elsewhere meanwhile: both are kept where they are about different things, or somebody chooses. */
export const inConflict = artworkFormSetup.createStateConfig({
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
})
