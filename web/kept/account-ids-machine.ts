import { raise } from 'xstate'
import { accountIdsSetup, beginning } from './account-ids-setup.ts'
import { ownerOf } from './owner-of.ts'

/** What is known of the account's ids. */
const knowledge = accountIdsSetup.createStateConfig({
  initial: 'awaited',
  states: {
    awaited: {
      on: {
        'account did not answer': {
          target: 'missed',
          actions: { type: 'say why not', params: ({ event }) => event },
        },
      },
    },
    missed: { on: { 'account is asked': 'awaited' } },
    complete: {},
  },
  on: { 'account answered': '.complete' },
})

/** What is being said to the account: one thing after the other. */
const line = accountIdsSetup.createStateConfig({
  initial: 'asking',
  states: {
    asking: {
      entry: raise({ type: 'account is asked' }),
      invoke: {
        src: 'ask the account',
        input: ({ context }) => context,
        onDone: {
          target: 'free',
          actions: [
            { type: 'show what was found', params: ({ event }) => ({ found: event.output }) },
            raise({ type: 'account answered' }),
          ],
        },
        onError: {
          target: 'free',
          actions: raise(({ event }) => ({ type: 'account did not answer', error: event.error })),
        },
      },
      // What is on its way may be older than the news.
      on: { 'somebody came back': { target: 'asking', reenter: true } },
    },
    free: {
      always: { guard: 'something is to be told', target: 'telling' },
      on: { 'ask again': 'asking', 'somebody came back': 'asking' },
    },
    telling: {
      invoke: {
        src: 'tell the account',
        input: ({ context: { account, waiting } }) => ({ account, change: waiting[0] }),
        onDone: { target: 'free', actions: 'note what was told' },
        onError: {
          target: 'free',
          actions: ['take it back', { type: 'say why not', params: ({ event }) => ({ error: event.error }) }],
        },
      },
    },
  },
})

/**
 * Ids that whoever is signed in keeps on their account: a choice shows at once, and is taken back where it did not
 * hold. What the browser has kept goes over at sign-in; nothing of the account stays at sign-out.
 */
export const accountIdsMachine = accountIdsSetup.createMachine({
  id: 'account ids',
  context: ({ input }) => ({ ...input, ...beginning(input.kept, ownerOf(input.session)) }),
  invoke: { src: 'follow the session', input: ({ context }) => context },
  initial: 'arriving',
  on: {
    'shopper changed': [
      { guard: { type: 'it is the same shopper', params: ({ event }) => event } },
      { target: '.arriving', actions: { type: 'begin with what is kept', params: ({ event }) => event } },
    ],
  },
  states: {
    arriving: {
      always: [{ guard: 'somebody is here', target: 'somebody' }, { target: 'nobody' }],
    },
    nobody: {},
    somebody: {
      type: 'parallel',
      states: { knowledge, line },
      on: {
        'ids chosen': {
          actions: { type: 'note the choice', params: ({ event }) => ({ chosen: event.ids }) },
        },
      },
    },
  },
})
