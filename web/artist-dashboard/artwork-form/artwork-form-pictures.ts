import { assign } from 'xstate'
import { failureText } from '#web/failure-text.ts'
import { aboutWork, arrived, picturesNow } from './artwork-form-context.ts'
import { artworkFormSetup } from './artwork-form-setup.ts'
import { changed, nextPicture } from './picture-queue.ts'

/** The next picture is on its way to the server. */
export const sendingPicture = artworkFormSetup.createStateConfig({
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
})

/** Looks now and then whether the sizes of the pictures are made; whatever else is going on, it goes on. */
export const lookingForSizes = artworkFormSetup.createStateConfig({
  initial: 'waiting',
  states: {
    waiting: { after: { 'a moment': { guard: 'sizes are being made', target: 'looking' } } },
    looking: {
      invoke: {
        src: 'look at it',
        input: ({ context }) => aboutWork(context),
        onDone: {
          target: 'waiting',
          actions: assign(({ context: { work }, event: { output } }) => ({
            work: work && { ...work, pictures: picturesNow(work, output) },
          })),
        },
        onError: 'waiting',
      },
    },
  },
})
