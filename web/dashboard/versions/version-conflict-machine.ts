import { type ActorRefFrom, assign, fromPromise, setup } from 'xstate'

export interface ConflictInput<Thing> {
  /** What the server said when somebody else was quicker. */
  readonly text: string
  /** Brings the newer version. */
  readonly look: () => Promise<Thing>
  /** Whether both changes can stay, as they are about different things. */
  readonly isNobodyOverruled: (theirs: Thing) => boolean
}

/** How two who have changed the same thing come apart. */
export interface Settlement<Thing> {
  readonly kept: 'both' | 'mine' | 'theirs'
  /** The newer version. */
  readonly theirs: Thing
}

type ConflictContext<Thing> = ConflictInput<Thing> & Partial<Settlement<Thing>>

type ConflictEvent = { readonly type: 'keep mine' } | { readonly type: 'take theirs' }

/**
 * The same thing was changed elsewhere meanwhile: both changes are kept, or somebody chooses. Ends with an error where
 * the newer version does not come.
 */
export const versionConflict = <Thing>() =>
  setup({
    types: {
      input: {} as ConflictInput<Thing>,
      context: {} as ConflictContext<Thing>,
      events: {} as ConflictEvent,
      output: {} as Settlement<Thing>,
    },
    actors: { 'look at theirs': fromPromise<Thing, ConflictInput<Thing>>(({ input }) => input.look()) },
    guards: {
      'nobody is overruled': ({ context }) =>
        context.theirs !== undefined && context.isNobodyOverruled(context.theirs),
    },
    actions: {
      'note what is kept': assign((_, { kept }: { kept: Settlement<Thing>['kept'] }) => ({ kept })),
    },
  }).createMachine({
    id: 'version conflict',
    context: ({ input }) => input,
    initial: 'looking',
    states: {
      looking: {
        invoke: {
          src: 'look at theirs',
          input: ({ context }) => context,
          onDone: { target: 'comparing', actions: assign(({ event }) => ({ theirs: event.output })) },
        },
      },
      comparing: {
        always: [
          {
            guard: 'nobody is overruled',
            target: 'settled',
            actions: { type: 'note what is kept', params: { kept: 'both' } },
          },
          { target: 'choosing' },
        ],
      },
      choosing: {
        on: {
          'keep mine': {
            target: 'settled',
            actions: { type: 'note what is kept', params: { kept: 'mine' } },
          },
          'take theirs': {
            target: 'settled',
            actions: { type: 'note what is kept', params: { kept: 'theirs' } },
          },
        },
      },
      settled: { type: 'final' },
    },
    output: ({ context: { kept, theirs } }) => ({ kept, theirs }) as Settlement<Thing>,
  })

export type VersionConflictActor<Thing> = ActorRefFrom<ReturnType<typeof versionConflict<Thing>>>
