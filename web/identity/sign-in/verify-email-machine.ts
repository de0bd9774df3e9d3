import { emit, fromPromise, setup } from 'xstate'
import type { Accounts, UserView } from '#application/identity/contract.ts'
import { isDomainError } from '#domain/shared/domain-error.ts'

export interface VerifyEmailInput {
  readonly accounts: Pick<Accounts, 'verifyEmail' | 'profile'>
  /** From the link; empty where none came along. */
  readonly token: string
}

type VerifyEmailNews =
  | { readonly type: 'verified'; readonly account: UserView }
  | { readonly type: 'failed'; readonly error: unknown }

const signInFirst = 'sign-in-first'

const hasCode = (error: unknown, code: string): boolean => isDomainError(error) && error.code === code

/** From the link of a mail to an address that is known to be somebody's own. */
export const verifyEmailMachine = setup({
  types: {
    input: {} as VerifyEmailInput,
    context: {} as VerifyEmailInput,
    events: {} as { readonly type: 'verify the address' },
    emitted: {} as VerifyEmailNews,
  },
  actors: {
    'verify the address': fromPromise<UserView, VerifyEmailInput>(async ({ input: { accounts, token } }) => {
      try {
        await accounts.verifyEmail(token)
      } catch (error) {
        // Also said to nobody: whether somebody is still signed in, their profile tells.
        if (hasCode(error, signInFirst)) await accounts.profile()
        throw error
      }
      return accounts.profile()
    }),
  },
  actions: {
    'tell what went wrong': emit((_, { error }: { error: unknown }) => ({ type: 'failed', error })),
  },
  guards: {
    'there is no link': ({ context }) => context.token === '',
    'the link is old': (_, { error }: { error: unknown }) => hasCode(error, 'token-no-longer-valid'),
    'it belongs to another account': (_, { error }: { error: unknown }) => hasCode(error, signInFirst),
    /** The whole page is told so. */
    'the session is over': (_, { error }: { error: unknown }) =>
      isDomainError(error) && error.refusal === 'not-signed-in',
  },
}).createMachine({
  id: 'verifying an address',
  context: ({ input }) => input,
  initial: 'opening',
  states: {
    opening: {
      always: [{ guard: 'there is no link', target: 'link is old' }, { target: 'waiting for a press' }],
    },
    'waiting for a press': { on: { 'verify the address': 'verifying' } },
    verifying: {
      invoke: {
        src: 'verify the address',
        input: ({ context }) => context,
        onDone: {
          target: 'verified',
          actions: emit(({ event }) => ({ type: 'verified', account: event.output })),
        },
        onError: [
          {
            guard: { type: 'the link is old', params: ({ event }) => ({ error: event.error }) },
            target: 'link is old',
          },
          {
            guard: { type: 'it belongs to another account', params: ({ event }) => ({ error: event.error }) },
            target: 'sent for another account',
            actions: { type: 'tell what went wrong', params: ({ event }) => ({ error: event.error }) },
          },
          {
            guard: { type: 'the session is over', params: ({ event }) => ({ error: event.error }) },
            target: 'waiting for a press',
          },
          {
            target: 'waiting for a press',
            actions: { type: 'tell what went wrong', params: ({ event }) => ({ error: event.error }) },
          },
        ],
      },
    },
    verified: {},
    'link is old': {},
    'sent for another account': {},
  },
})
