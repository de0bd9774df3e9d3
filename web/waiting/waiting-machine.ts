import { assign, fromPromise, setup } from 'xstate'
import type { KeptWaiting } from '#application/waiting/contract.ts'
import { isDomainError } from '#domain/shared/domain-error.ts'
import { failureText } from '#web/failure-text.ts'

export interface WaitingInput {
  readonly waiting: KeptWaiting
  readonly artworkId: string
}

interface WaitingContext extends WaitingInput {
  /** A visitor's address. */
  readonly email: string | undefined
  /** What is wrong with it. */
  readonly fault: string | null
  /** Why nothing came of a press, where the address is not to blame. */
  readonly failure: string | null
  /** How often a press has changed what can be pressed. */
  readonly changes: number
}

type WaitingEvent =
  | { readonly type: 'tell me'; readonly email: string | undefined }
  | { readonly type: 'take it back' }

/** Whether somebody waits for a work; asked for and taken back with one press each. */
export const waitingMachine = setup({
  types: { input: {} as WaitingInput, context: {} as WaitingContext, events: {} as WaitingEvent },
  actors: {
    'look it up': fromPromise<boolean, WaitingContext>(({ input: { waiting, artworkId } }) =>
      waiting.isWaiting(artworkId),
    ),
    'ask for it': fromPromise<void, WaitingContext>(({ input: { waiting, artworkId, email } }) =>
      waiting.ask(artworkId, email),
    ),
    'take it back': fromPromise<void, WaitingContext>(({ input: { waiting, artworkId } }) =>
      waiting.takeBack(artworkId),
    ),
  },
  actions: {
    'note the refusal': assign((_, { error }: { error: unknown }) => {
      const fault = isDomainError(error) ? (error.fields?.email ?? null) : null
      return {
        fault,
        failure: fault === null ? failureText(error, 'This did not work. Please try again.') : null,
      }
    }),
    'begin anew': assign({ fault: null, failure: null }),
    'note the change': assign({ changes: ({ context }) => context.changes + 1 }),
  },
}).createMachine({
  id: 'waiting for a work',
  context: ({ input }) => ({ ...input, email: undefined, fault: null, failure: null, changes: 0 }),
  initial: 'looking it up',
  on: {
    'tell me': {
      target: '.asking',
      actions: ['begin anew', assign(({ event }) => ({ email: event.email }))],
    },
  },
  states: {
    'looking it up': {
      invoke: {
        src: 'look it up',
        input: ({ context }) => context,
        onDone: [{ guard: ({ event }) => event.output, target: 'waiting' }, { target: 'not waiting' }],
        onError: 'not waiting',
      },
    },
    'not waiting': {},
    asking: {
      on: { 'tell me': {} },
      invoke: {
        src: 'ask for it',
        input: ({ context }) => context,
        onDone: { target: 'waiting', actions: 'note the change' },
        onError: {
          target: 'not waiting',
          actions: { type: 'note the refusal', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    waiting: {
      on: { 'take it back': { target: 'taking it back', actions: 'begin anew' } },
    },
    'taking it back': {
      invoke: {
        src: 'take it back',
        input: ({ context }) => context,
        onDone: { target: 'not waiting', actions: 'note the change' },
        onError: {
          target: 'waiting',
          actions: { type: 'note the refusal', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
  },
})
