import { assign, fromPromise, setup } from 'xstate'
import type { SecondFactors } from '#application/identity/contract.ts'

/** What an app reads, while it is being added. */
export type AppToAdd = Awaited<ReturnType<SecondFactors['beginAuthenticatorApp']>>

/** Why a code is asked for while the app is on. */
export type CodePurpose = 'new codes' | 'removal'

interface AuthenticatorContext {
  readonly factors: SecondFactors
  readonly app: AppToAdd | null
  readonly purpose: CodePurpose
  /** Shown once: nobody can read them again. */
  readonly recoveryCodes: readonly string[]
  /** Why the last step has failed; null when it has not. */
  readonly refusal: unknown
}

type AuthenticatorEvent =
  | { readonly type: 'add an app' }
  | { readonly type: 'ask for a code'; readonly purpose: CodePurpose }
  | { readonly type: 'code entered'; readonly code: string }
  | { readonly type: 'codes are kept' }
  | { readonly type: 'never mind' }

type CodesGiven = { readonly recoveryCodes: readonly string[] }

/** Adding an authenticator app, its recovery codes, and taking it away again. */
export const authenticatorMachine = setup({
  types: {
    input: {} as SecondFactors,
    context: {} as AuthenticatorContext,
    events: {} as AuthenticatorEvent,
    tags: {} as 'busy',
  },
  actors: {
    'begin to add an app': fromPromise<AppToAdd, SecondFactors>(({ input }) => input.beginAuthenticatorApp()),
    'confirm the app': fromPromise<CodesGiven, { factors: SecondFactors; code: string }>(
      ({ input: { factors, code } }) => factors.confirmAuthenticatorApp(code),
    ),
    'do what the code is for': fromPromise<
      CodesGiven,
      { factors: SecondFactors; code: string; purpose: CodePurpose }
    >(async ({ input: { factors, code, purpose } }) => {
      if (purpose === 'new codes') return factors.newRecoveryCodes(code)
      await factors.removeAuthenticatorApp(code)
      return { recoveryCodes: [] }
    }),
  },
  actions: {
    'note the refusal': assign((_, { refusal }: { refusal: unknown }) => ({ refusal })),
    'forget the refusal': assign({ refusal: null }),
    'show the codes': assign((_, { recoveryCodes }: CodesGiven) => ({ recoveryCodes, app: null })),
    'forget all secrets': assign({ recoveryCodes: [], app: null }),
    /** Whoever shows the machine looks again at what is true now. */
    'tell what has changed': () => undefined,
  },
  guards: { 'there are codes': (_, { recoveryCodes }: CodesGiven) => recoveryCodes.length > 0 },
}).createMachine({
  id: 'authenticator',
  context: ({ input }) => ({
    factors: input,
    app: null,
    purpose: 'new codes',
    recoveryCodes: [],
    refusal: null,
  }),
  initial: 'resting',
  states: {
    resting: {
      entry: 'forget all secrets',
      on: {
        'add an app': { target: 'beginning', actions: 'forget the refusal' },
        'ask for a code': {
          target: 'asking',
          actions: ['forget the refusal', assign(({ event }) => ({ purpose: event.purpose }))],
        },
      },
    },
    beginning: {
      tags: 'busy',
      invoke: {
        src: 'begin to add an app',
        input: ({ context }) => context.factors,
        onDone: { target: 'scanning', actions: assign(({ event }) => ({ app: event.output })) },
        onError: {
          target: 'resting',
          actions: { type: 'note the refusal', params: ({ event }) => ({ refusal: event.error }) },
        },
      },
    },
    scanning: {
      on: {
        'code entered': { target: 'confirming', actions: 'forget the refusal' },
        'never mind': { target: 'resting', actions: 'forget the refusal' },
      },
    },
    confirming: {
      tags: 'busy',
      invoke: {
        src: 'confirm the app',
        input: ({ context: { factors }, event }) => ({
          factors,
          code: event.type === 'code entered' ? event.code : '',
        }),
        onDone: {
          target: 'showing codes',
          actions: [{ type: 'show the codes', params: ({ event }) => event.output }, 'tell what has changed'],
        },
        onError: {
          target: 'scanning',
          actions: { type: 'note the refusal', params: ({ event }) => ({ refusal: event.error }) },
        },
      },
    },
    asking: {
      on: {
        'code entered': { target: 'sending', actions: 'forget the refusal' },
        'never mind': { target: 'resting', actions: 'forget the refusal' },
      },
    },
    sending: {
      tags: 'busy',
      invoke: {
        src: 'do what the code is for',
        input: ({ context: { factors, purpose }, event }) => ({
          factors,
          purpose,
          code: event.type === 'code entered' ? event.code : '',
        }),
        onDone: [
          {
            guard: { type: 'there are codes', params: ({ event }) => event.output },
            target: 'showing codes',
            actions: [
              { type: 'show the codes', params: ({ event }) => event.output },
              'tell what has changed',
            ],
          },
          { target: 'resting', actions: 'tell what has changed' },
        ],
        onError: {
          target: 'asking',
          actions: { type: 'note the refusal', params: ({ event }) => ({ refusal: event.error }) },
        },
      },
    },
    'showing codes': { on: { 'codes are kept': 'resting' } },
  },
})
