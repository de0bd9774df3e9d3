import type { Accounts, RegistrationRequest, UserView } from '#application/identity/contract.ts'
import type { SessionNews } from '#application/identity/sessions/session-news.ts'
import type { Credentials } from '#domain/identity/credentials.ts'
import type { PageSession } from './account-session.ts'
import type { RunningSession, SessionSnapshot, SessionStep } from './session-actor.ts'

/** How somebody's session has come to its end: by themselves, in another tab, or on the server. */
export type SessionEnding = 'here' | 'elsewhere' | 'ended'

export interface SessionState {
  readonly account: UserView | null
  readonly step: SessionStep
  /** Whether a second factor's code is wanted, also while one is looked at. */
  readonly asksForCode: boolean
  /** Null while nobody has left since the page came. */
  readonly ending: SessionEnding | null
}

/** What came of an attempt to sign in or up. */
export type SignInOutcome =
  | { readonly is: 'signed in'; readonly account: UserView }
  | { readonly is: 'needs code' }
  | { readonly is: 'refused'; readonly error: unknown }

/** Signing in and out, for all screens of a page. */
export interface SessionKeeper {
  readonly read: () => SessionState
  readonly onChange: (listener: () => void) => () => void
  readonly signIn: (credentials: Credentials) => Promise<SignInOutcome>
  /** The second factor's code. A wrong one is refused, and may be typed again. */
  readonly enterCode: (code: string) => Promise<SignInOutcome>
  /** Back to the password from being asked for a code. */
  readonly startOver: () => void
  readonly signUp: (request: RegistrationRequest) => Promise<SignInOutcome>
  /** @throws whatever kept the session from being ended */
  readonly signOut: () => Promise<void>
  /** Somebody came in by another way, or has changed what is known of them. */
  readonly welcome: (account: UserView) => void
  /** The session is over already: the account was deleted. */
  readonly leave: () => void
  /** Begins to listen to other tabs; returns how to stop. */
  readonly start: () => () => void
}

interface SessionPorts {
  readonly accounts: Accounts
  readonly session: PageSession
  readonly sessionNews: SessionNews
}

function outcomeOf({ step, account, refusal }: SessionSnapshot): SignInOutcome {
  if (account) return { is: 'signed in', account }
  return step === 'needs code' && refusal === null ? { is: 'needs code' } : { is: 'refused', error: refusal }
}

/** Fetches the session's machine when somebody signs in or out: whoever only looks around never has to wait for it. */
export function sessionKeeper({ accounts, session, sessionNews }: SessionPorts): SessionKeeper {
  const listeners = new Set<() => void>()
  let running: Promise<RunningSession> | null = null
  let state: SessionState = {
    account: session.current(),
    step: session.current() ? 'signed in' : 'signed out',
    asksForCode: false,
    ending: null,
  }

  const change = (next: SessionState) => {
    state = next
    session.become(next.account)
    for (const listener of listeners) listener()
  }
  const changed = ({ account, step, asksForCode }: SessionSnapshot) => {
    const isSame = account === state.account && step === state.step && asksForCode === state.asksForCode
    if (!isSame)
      change({ account, step, asksForCode, ending: account ? null : state.account ? 'here' : state.ending })
  }
  const open = (): Promise<RunningSession> => {
    running ??= import('./session-actor.ts').then(({ startSession }) =>
      startSession({ accounts, account: session.current() }, changed),
    )
    running.catch(() => {
      running = null
    })
    return running
  }
  const entering = async (event: Parameters<RunningSession['attempt']>[0]): Promise<SignInOutcome> => {
    const outcome = outcomeOf(await (await open()).attempt(event))
    if (outcome.is === 'signed in') sessionNews.tell('signed in')
    return outcome
  }
  const end = (ending: SessionEnding) => {
    if (!state.account) return
    change({ account: null, step: 'signed out', asksForCode: false, ending })
    void running?.then((actor) => actor.send({ type: 'session ended' }))
    if (ending === 'here') sessionNews.tell('signed out')
  }

  return {
    read: () => state,
    onChange: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    signIn: (credentials) => entering({ type: 'sign in', credentials }),
    enterCode: (code) => entering({ type: 'code entered', code }),
    startOver: () => void open().then((actor) => actor.send({ type: 'start over' })),
    signUp: (request) => entering({ type: 'sign up', request }),
    signOut: async () => {
      const { account, refusal } = await (await open()).attempt({ type: 'sign out' })
      if (account) throw refusal
      sessionNews.tell('signed out')
    },
    welcome: (account) => {
      change({ account, step: 'signed in', asksForCode: false, ending: null })
      void running?.then((actor) => actor.send({ type: 'came in', account }))
      sessionNews.tell('signed in')
    },
    leave: () => end('here'),
    start: () =>
      sessionNews.onNews((event) => {
        if (event === 'signed in')
          void open().then((actor) => actor.send({ type: 'somebody came in elsewhere' }))
        else end(event === 'ended' ? 'ended' : 'elsewhere')
      }),
  }
}
