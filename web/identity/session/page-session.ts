import type { RegistrationRequest, UserView } from '#application/identity/contract.ts'
import type { AccountSession } from '#application/identity/sessions/account-session.ts'
import type { Credentials } from '#domain/identity/credentials.ts'
import { lateMachine } from '#web/machines/late-machine.ts'
import type { RunningSession, SessionState, SignInOutcome } from './session-actor.ts'
import type { SessionInput, SessionMachineEvent } from './session-setup.ts'

/** The session of a page, for all its screens and whatever keeps things for whoever is signed in. */
export interface PageSession extends AccountSession {
  /** The same object until something changes. */
  readonly view: () => SessionState
  readonly signIn: (credentials: Credentials) => Promise<SignInOutcome>
  /** The second factor's code. A wrong one is refused, and may be typed again. */
  readonly enterCode: (code: string) => Promise<SignInOutcome>
  /** Back to the password from being asked for a code. */
  readonly startOver: () => void
  readonly signUp: (request: RegistrationRequest) => Promise<SignInOutcome>
  /** @throws whatever kept the session from being ended */
  readonly signOut: () => Promise<void>
  /** Somebody came in by another way, or something else is known of them now; ends when every screen knows. */
  readonly welcome: (account: UserView) => Promise<void>
  /** The session is over already: the account was deleted; ends when every screen knows. */
  readonly leave: () => Promise<void>
  /** Begins to listen to other tabs; returns how to stop. */
  readonly start: () => () => void
}

/** What the server has done already is true all the same: the next page shows it. */
const missed = () => undefined

/**
 * The session's machine is fetched when somebody signs in or out: until then, what the server has rendered the page for
 * is all there is to know.
 */
export function pageSession(input: SessionInput): PageSession {
  const { account, sessionNews } = input
  const { view, onChange, send, open } = lateMachine<RunningSession, SessionMachineEvent, SessionState>({
    bring: async () => (await import('./session-actor.ts')).startSession(input),
    before: { account, isComingIn: false, asksForCode: false, ending: null },
    missed,
  })
  const current = () => view().account
  const seen = (event: SessionMachineEvent) => open().then((running) => running.send(event), missed)
  const comeIn = async (event: SessionMachineEvent) => (await open()).comeIn(event)
  return {
    view,
    onChange,
    current,
    signIn: (credentials) => comeIn({ type: 'sign in', credentials }),
    enterCode: (code) => comeIn({ type: 'code entered', code }),
    startOver: () => send({ type: 'start over' }),
    signUp: (request) => comeIn({ type: 'sign up', request }),
    signOut: async () => (await open()).signOut(),
    welcome: (user) => seen({ type: 'came in', account: user }),
    leave: async () => {
      if (current()) await seen({ type: 'left' })
    },
    start: () =>
      sessionNews.onNews((news) => {
        if (news === 'signed in') send({ type: 'somebody came in elsewhere' })
        // For a visitor nothing has ended.
        else if (current()) send({ type: 'session ended', ending: news === 'ended' ? 'ended' : 'elsewhere' })
      }),
  }
}
