import { assign, emit, fromPromise, setup } from 'xstate'
import { isDomainError } from '#domain/shared/domain-error.ts'
import type { Cents } from '#domain/shared/money.ts'
import { failureText } from '#web/failure-text.ts'
import { nothingChosen, type RefundChoice, type RefundFault, type RefundPreview } from './refund-choice.ts'

export interface RefundInput {
  /** What is chosen to begin with; nothing where nothing is said. */
  readonly chosen?: RefundChoice | undefined
  readonly giveBack: (wish: RefundPreview['wish']) => Promise<unknown>
  /** Shows the order as it is now. */
  readonly lookAgain: () => Promise<unknown>
}

interface RefundContext extends RefundInput {
  readonly choice: RefundChoice
  /** What is to be given back, once it was asked for. */
  readonly asked: RefundPreview | null
  /** What is wrong with the choice, until it is changed. */
  readonly fault: RefundFault | null
  /** Why nothing was given back, as far as no field says it. */
  readonly problem: string | null
}

export type RefundEvent =
  | { readonly type: 'kind chosen'; readonly kind: RefundChoice['kind'] }
  | { readonly type: 'pieces chosen'; readonly artworkId: string; readonly quantity: number }
  | { readonly type: 'amount typed'; readonly amount: string }
  | { readonly type: 'give back'; readonly what: RefundPreview | RefundFault }
  | { readonly type: 'yes' }
  | { readonly type: 'leave it' }

/** Somebody else was quicker: the order is another one now. */
const isOverruled = (error: unknown): boolean => isDomainError(error) && error.refusal === 'conflict'

const chosen = (change: Partial<RefundChoice>) => (context: RefundContext) => ({
  choice: { ...context.choice, ...change },
  fault: null,
  problem: null,
})

/** Giving money back: what, asked once more, given; where somebody else was quicker, the order is looked at again. */
export const refundMachine = setup({
  types: {
    input: {} as RefundInput,
    context: {} as RefundContext,
    events: {} as RefundEvent,
    emitted: {} as { readonly type: 'given back'; readonly amount: Cents },
  },
  actors: {
    'give it back': fromPromise<unknown, RefundContext>(({ input: { giveBack, asked } }) =>
      asked ? giveBack(asked.wish) : Promise.reject(new Error('Nothing was to be given back')),
    ),
    'look again': fromPromise<unknown, RefundContext>(({ input }) => input.lookAgain()),
  },
  guards: {
    'it can be given': ({ event }) => event.type === 'give back' && 'wish' in event.what,
    'somebody else was quicker': (_, { error }: { error: unknown }) => isOverruled(error),
  },
  actions: {
    'say what went wrong': assign((_, { error }: { error: unknown }) => ({
      problem: failureText(error, 'Failed to refund the order'),
    })),
  },
}).createMachine({
  id: 'refund',
  context: ({ input }) => ({
    ...input,
    choice: input.chosen ?? nothingChosen,
    asked: null,
    fault: null,
    problem: null,
  }),
  initial: 'choosing',
  states: {
    choosing: {
      on: {
        'kind chosen': { actions: assign(({ context, event }) => chosen({ kind: event.kind })(context)) },
        'pieces chosen': {
          actions: assign(({ context, event: { artworkId, quantity } }) =>
            chosen({ pieces: { ...context.choice.pieces, [artworkId]: quantity } })(context),
          ),
        },
        'amount typed': {
          actions: assign(({ context, event }) => chosen({ amount: event.amount })(context)),
        },
        'give back': [
          {
            guard: 'it can be given',
            target: 'asking',
            actions: assign(({ event }) => ({
              asked: 'wish' in event.what ? event.what : null,
              fault: null,
              problem: null,
            })),
          },
          { actions: assign(({ event }) => ({ fault: 'text' in event.what ? event.what : null })) },
        ],
      },
    },
    asking: { on: { yes: 'giving back', 'leave it': 'choosing' } },
    'giving back': {
      invoke: {
        src: 'give it back',
        input: ({ context }) => context,
        onDone: {
          target: 'showing anew',
          actions: emit(({ context }) => ({ type: 'given back', amount: context.asked?.toBuyer ?? 0 })),
        },
        onError: [
          {
            guard: { type: 'somebody else was quicker', params: ({ event }) => ({ error: event.error }) },
            target: 'looking again',
            actions: { type: 'say what went wrong', params: ({ event }) => ({ error: event.error }) },
          },
          {
            target: 'choosing',
            actions: { type: 'say what went wrong', params: ({ event }) => ({ error: event.error }) },
          },
        ],
      },
    },
    'showing anew': {
      invoke: {
        src: 'look again',
        input: ({ context }) => context,
        onDone: 'choosing',
        onError: 'choosing',
      },
      exit: assign(({ context }) => ({ choice: { ...nothingChosen, kind: context.choice.kind } })),
    },
    'looking again': {
      invoke: {
        src: 'look again',
        input: ({ context }) => context,
        onDone: 'choosing',
        onError: 'choosing',
      },
    },
  },
})
