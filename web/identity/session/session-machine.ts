import { assign, fromPromise, setup } from 'xstate'
import type {
  Accounts,
  RegistrationRequest,
  SignInRequest,
  UserView,
} from '#application/identity/contract.ts'
import type { Credentials } from '#domain/identity/credentials.ts'
import { isDomainError } from '#domain/shared/domain-error.ts'

export interface SessionInput {
  readonly accounts: Pick<Accounts, 'login' | 'register' | 'logout' | 'profile'>
  /** Who the server says is signed in. */
  readonly account: UserView | null
}

interface SessionContext extends SessionInput {
  /** Kept while the second factor is asked for, and not a moment longer. */
  readonly credentials: Credentials | null
  /** Why the last attempt has failed. */
  readonly refusal: unknown
  /** Whether this account's password was right and its code is wanted. */
  readonly asksForCode: boolean
}

export type SessionMachineEvent =
  | { readonly type: 'sign in'; readonly credentials: Credentials }
  | { readonly type: 'code entered'; readonly code: string }
  | { readonly type: 'start over' }
  | { readonly type: 'sign up'; readonly request: RegistrationRequest }
  | { readonly type: 'sign out' }
  /** By another way than a password: a passkey, another tab. */
  | { readonly type: 'came in'; readonly account: UserView }
  | { readonly type: 'somebody came in elsewhere' }
  | { readonly type: 'session ended' }

const asksForCode = (error: unknown): boolean => isDomainError(error) && error.code === 'second-factor-needed'

/** A wrong code may be typed again; everything else begins with the password. */
const isWrongCode = (error: unknown): boolean => isDomainError(error) && error.code === 'wrong-code'

/** From a visitor to somebody who is signed in, and back. */
export const sessionMachine = setup({
  types: {
    input: {} as SessionInput,
    context: {} as SessionContext,
    events: {} as SessionMachineEvent,
    tags: {} as 'busy',
  },
  actors: {
    'ask the front desk': fromPromise<
      UserView,
      { accounts: SessionInput['accounts']; request: SignInRequest }
    >(({ input: { accounts, request } }) => accounts.login(request)),
    'make an account': fromPromise<
      UserView,
      { accounts: SessionInput['accounts']; request: RegistrationRequest }
    >(({ input: { accounts, request } }) => accounts.register(request)),
    'look who is signed in': fromPromise<UserView, SessionInput['accounts']>(({ input }) => input.profile()),
    'end the session': fromPromise<void, SessionInput['accounts']>(({ input }) => input.logout()),
  },
  actions: {
    'let in': assign((_, { account }: { account: UserView }) => ({
      account,
      credentials: null,
      refusal: null,
      asksForCode: false,
    })),
    'note the refusal': assign((_, { refusal }: { refusal: unknown }) => ({ refusal })),
    'forget everything': assign({ account: null, credentials: null, refusal: null, asksForCode: false }),
    'forget the password': assign({ credentials: null, asksForCode: false }),
  },
  guards: {
    'a code is asked for': (_, { error }: { error: unknown }) => asksForCode(error),
    'the code was wrong': (_, { error }: { error: unknown }) => isWrongCode(error),
    'nobody is signed in': (_, { error }: { error: unknown }) =>
      isDomainError(error) && error.refusal === 'not-signed-in',
    'somebody is signed in': ({ context }) => context.account !== null,
  },
}).createMachine({
  id: 'session',
  context: ({ input }) => ({ ...input, credentials: null, refusal: null, asksForCode: false }),
  initial: 'arriving',
  on: {
    'came in': {
      target: '.signed in',
      actions: { type: 'let in', params: ({ event }) => ({ account: event.account }) },
    },
    'session ended': { target: '.signed out', actions: 'forget everything' },
  },
  states: {
    arriving: {
      always: [{ guard: 'somebody is signed in', target: 'signed in' }, { target: 'signed out' }],
    },
    'signed out': {
      on: {
        'sign in': {
          target: 'signing in',
          actions: assign(({ event }) => ({ credentials: event.credentials, refusal: null })),
        },
        'sign up': { target: 'signing up' },
        'somebody came in elsewhere': { target: 'looking' },
      },
    },
    'signing in': {
      tags: 'busy',
      invoke: {
        src: 'ask the front desk',
        input: ({ context, event }) => ({
          accounts: context.accounts,
          request: {
            email: context.credentials?.email ?? '',
            password: context.credentials?.password ?? '',
            ...(event.type === 'code entered' && { code: event.code }),
          },
        }),
        onDone: {
          target: 'signed in',
          actions: { type: 'let in', params: ({ event }) => ({ account: event.output }) },
        },
        onError: [
          {
            guard: { type: 'a code is asked for', params: ({ event }) => ({ error: event.error }) },
            target: 'needs code',
          },
          {
            guard: { type: 'the code was wrong', params: ({ event }) => ({ error: event.error }) },
            target: 'needs code',
            actions: { type: 'note the refusal', params: ({ event }) => ({ refusal: event.error }) },
          },
          {
            target: 'signed out',
            actions: [
              'forget the password',
              { type: 'note the refusal', params: ({ event }) => ({ refusal: event.error }) },
            ],
          },
        ],
      },
    },
    'needs code': {
      entry: assign({ asksForCode: true }),
      on: {
        'code entered': { target: 'signing in', actions: assign({ refusal: null }) },
        'start over': { target: 'signed out', actions: 'forget everything' },
      },
    },
    'signing up': {
      tags: 'busy',
      entry: assign({ refusal: null }),
      invoke: {
        src: 'make an account',
        input: ({ context, event }) => {
          if (event.type !== 'sign up') throw new Error('Nobody signs up without a request')
          return { accounts: context.accounts, request: event.request }
        },
        onDone: {
          target: 'signed in',
          actions: { type: 'let in', params: ({ event }) => ({ account: event.output }) },
        },
        onError: {
          target: 'signed out',
          actions: { type: 'note the refusal', params: ({ event }) => ({ refusal: event.error }) },
        },
      },
    },
    looking: {
      tags: 'busy',
      invoke: {
        src: 'look who is signed in',
        input: ({ context }) => context.accounts,
        onDone: {
          target: 'signed in',
          actions: { type: 'let in', params: ({ event }) => ({ account: event.output }) },
        },
        onError: [
          {
            guard: { type: 'nobody is signed in', params: ({ event }) => ({ error: event.error }) },
            target: 'signed out',
            actions: 'forget everything',
          },
          // The desk is out of reach, which says nothing about who is here.
          { target: 'arriving' },
        ],
      },
    },
    'signed in': {
      on: {
        'sign out': { target: 'signing out' },
        'somebody came in elsewhere': { target: 'looking' },
      },
    },
    'signing out': {
      tags: 'busy',
      entry: assign({ refusal: null }),
      invoke: {
        src: 'end the session',
        input: ({ context }) => context.accounts,
        onDone: { target: 'signed out', actions: 'forget everything' },
        onError: {
          target: 'signed in',
          actions: { type: 'note the refusal', params: ({ event }) => ({ refusal: event.error }) },
        },
      },
    },
  },
})
