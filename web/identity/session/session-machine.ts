import { assign } from 'xstate'
import { sessionSetup } from './session-setup.ts'

/** Signing in, with the code of a second factor where the account wants one. */
const signingIn = sessionSetup.createStateConfig({
  tags: 'busy',
  invoke: {
    src: 'sign in',
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
      actions: [
        { type: 'let in', params: ({ event }) => ({ account: event.output }) },
        { type: 'tell the other tabs', params: { news: 'signed in' } },
      ],
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
})

const signingUp = sessionSetup.createStateConfig({
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
      actions: [
        { type: 'let in', params: ({ event }) => ({ account: event.output }) },
        { type: 'tell the other tabs', params: { news: 'signed in' } },
      ],
    },
    onError: {
      target: 'signed out',
      actions: { type: 'note the refusal', params: ({ event }) => ({ refusal: event.error }) },
    },
  },
})

/** Another tab has told that somebody came in, but not who. */
const looking = sessionSetup.createStateConfig({
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
        actions: { type: 'forget who was here', params: { ending: 'ended' } },
      },
      // The server is out of reach, which says nothing about who is here.
      { target: 'arriving' },
    ],
  },
})

const signingOut = sessionSetup.createStateConfig({
  tags: 'busy',
  entry: assign({ refusal: null }),
  invoke: {
    src: 'end the session',
    input: ({ context }) => context.accounts,
    onDone: {
      target: 'signed out',
      actions: [
        { type: 'forget who was here', params: { ending: 'here' } },
        { type: 'tell the other tabs', params: { news: 'signed out' } },
      ],
    },
    onError: {
      target: 'signed in',
      actions: { type: 'note the refusal', params: ({ event }) => ({ refusal: event.error }) },
    },
  },
})

/** From a visitor to somebody who is signed in, and back; what other tabs have to hear of it is told them. */
export const sessionMachine = sessionSetup.createMachine({
  id: 'session',
  context: ({ input }) => ({ ...input, credentials: null, refusal: null, asksForCode: false, ending: null }),
  initial: 'arriving',
  on: {
    'came in': {
      target: '.signed in',
      actions: [
        { type: 'let in', params: ({ event }) => event },
        { type: 'tell the other tabs', params: { news: 'signed in' } },
      ],
    },
    left: {
      target: '.signed out',
      actions: [
        { type: 'forget who was here', params: { ending: 'here' } },
        { type: 'tell the other tabs', params: { news: 'signed out' } },
      ],
    },
    'session ended': {
      target: '.signed out',
      actions: { type: 'forget who was here', params: ({ event }) => event },
    },
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
    'signing in': signingIn,
    'needs code': {
      entry: assign({ asksForCode: true }),
      on: {
        'code entered': { target: 'signing in', actions: assign({ refusal: null }) },
        'start over': { target: 'signed out', actions: 'forget the password' },
      },
    },
    'signing up': signingUp,
    looking,
    'signed in': {
      on: {
        'sign out': { target: 'signing out' },
        'somebody came in elsewhere': { target: 'looking' },
      },
    },
    'signing out': signingOut,
  },
})
