import { assign, emit } from 'xstate'
import { failureText } from '#web/failure-text.ts'
import { draftOf } from './artwork-draft.ts'
import { aboutWork, isNobodyOverruled, lookAt, mineOverTheirs } from './artwork-form-context.ts'
import { artworkFormSetup } from './artwork-form-setup.ts'

/** The work was changed elsewhere meanwhile. */
export const inConflict = artworkFormSetup.createStateConfig({
  tags: 'unsaved',
  entry: assign({ wish: null }),
  invoke: {
    id: 'conflict',
    src: 'settle the conflict',
    input: ({ context, self }) => ({
      text: context.failure ?? '',
      look: () => lookAt(aboutWork(context)),
      // What is typed until they are compared counts as well.
      isNobodyOverruled: (theirs) => isNobodyOverruled(self.getSnapshot().context, theirs),
    }),
    onDone: [
      {
        guard: ({ event }) => event.output.kept === 'theirs',
        target: 'settling',
        actions: assign(({ event: { output } }) => ({
          work: output.theirs,
          draft: draftOf(output.theirs),
          saved: draftOf(output.theirs),
          errors: {},
        })),
      },
      {
        guard: ({ event }) => event.output.kept === 'both',
        target: 'settling',
        actions: [
          assign(({ context, event }) => mineOverTheirs(context, event.output.theirs)),
          emit({ type: 'both kept' }),
        ],
      },
      {
        target: 'settling',
        actions: [
          'save it now',
          assign(({ context, event }) => mineOverTheirs(context, event.output.theirs)),
        ],
      },
    ],
    // The next try meets the same conflict, and looks again.
    onError: {
      target: 'away',
      actions: emit(({ event }) => ({
        type: 'failed',
        text: failureText(event.error, 'Failed to get artwork'),
      })),
    },
  },
})
