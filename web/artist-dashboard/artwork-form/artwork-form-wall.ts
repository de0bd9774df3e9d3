import { assign, emit } from 'xstate'
import { failureText } from '#web/failure-text.ts'
import { aboutWork, isStale } from './artwork-form-context.ts'
import { artworkFormSetup } from './artwork-form-setup.ts'

const atTheWall = (src: 'hang it' | 'take it down', done: 'hung' | 'taken down') =>
  artworkFormSetup.createStateConfig({
    tags: 'hanging',
    invoke: {
      src,
      input: ({ context }) => aboutWork(context),
      onDone: {
        target: 'settling',
        actions: [assign(({ event }) => ({ work: event.output, wish: null })), emit({ type: done })],
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
  })

/** It goes onto the wall. */
export const hanging = atTheWall('hang it', 'hung')

/** It comes off the wall. */
export const comingDown = atTheWall('take it down', 'taken down')
