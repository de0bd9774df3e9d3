import { createActor, type SnapshotFrom, waitFor } from 'xstate'
import type { UserView } from '#application/identity/contract.ts'
import type { RunningMachine } from '#web/machines/late-machine.ts'
import { running } from '#web/machines/running.ts'
import { sessionMachine } from './session-machine.ts'
import type { SessionEnding, SessionInput, SessionMachineEvent } from './session-setup.ts'

/** The session as screens see it. */
export interface SessionState {
  /** Null for a visitor. */
  readonly account: UserView | null
  /** Whether an attempt to sign in or up is on its way. */
  readonly isComingIn: boolean
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

export interface RunningSession extends RunningMachine<SessionMachineEvent, SessionState> {
  /** Sends an attempt to come in, and waits for its end. */
  readonly comeIn: (event: SessionMachineEvent) => Promise<SignInOutcome>
  /** @throws whatever kept the session from being ended */
  readonly signOut: () => Promise<void>
}

type Snapshot = SnapshotFrom<typeof sessionMachine>

const stateOf = (snapshot: Snapshot): SessionState => ({
  account: snapshot.context.account,
  isComingIn: snapshot.matches('signing in') || snapshot.matches('signing up'),
  asksForCode: snapshot.context.asksForCode,
  ending: snapshot.context.ending,
})

function outcomeOf(snapshot: Snapshot): SignInOutcome {
  const { account, refusal } = snapshot.context
  if (account) return { is: 'signed in', account }
  return snapshot.matches('needs code') && refusal === null
    ? { is: 'needs code' }
    : { is: 'refused', error: refusal }
}

/** Starts the session's machine. */
export function startSession(input: SessionInput): RunningSession {
  const actor = createActor(sessionMachine, { input }).start()
  const ended = (event: SessionMachineEvent): Promise<Snapshot> => {
    actor.send(event)
    return waitFor(actor, (snapshot) => !snapshot.hasTag('busy'))
  }
  return {
    ...running(actor, stateOf),
    comeIn: async (event) => outcomeOf(await ended(event)),
    signOut: async () => {
      const { account, refusal } = (await ended({ type: 'sign out' })).context
      if (account) throw refusal
    },
  }
}
