import { createActor, type SnapshotFrom, waitFor } from 'xstate'
import type { UserView } from '#application/identity/contract.ts'
import { type SessionInput, type SessionMachineEvent, sessionMachine } from './session-machine.ts'

export type SessionStep = 'signed out' | 'signing in' | 'needs code' | 'signed in' | 'signing out'

export interface SessionSnapshot {
  readonly account: UserView | null
  readonly step: SessionStep
  /** Whether the password was right and the second factor's code is wanted, also while one is looked at. */
  readonly asksForCode: boolean
  /** Why the last attempt has failed; undefined when it has not. */
  readonly refusal: unknown
}

export interface RunningSession {
  send(event: SessionMachineEvent): void
  /** Sends an attempt and waits for its end. */
  attempt(event: SessionMachineEvent): Promise<SessionSnapshot>
  stop(): void
}

function stepOf(snapshot: SnapshotFrom<typeof sessionMachine>): SessionStep {
  if (snapshot.matches('needs code')) return 'needs code'
  if (snapshot.matches('signed in')) return 'signed in'
  if (snapshot.matches('signing out')) return 'signing out'
  return snapshot.matches('signing in') || snapshot.matches('signing up') ? 'signing in' : 'signed out'
}

const shownOf = (snapshot: SnapshotFrom<typeof sessionMachine>): SessionSnapshot => ({
  account: snapshot.context.account,
  step: stepOf(snapshot),
  asksForCode: snapshot.context.asksForCode,
  refusal: snapshot.context.refusal,
})

/** Starts the session's machine; `changed` is told of every state that it comes to. */
export function startSession(
  input: SessionInput,
  changed: (snapshot: SessionSnapshot) => void,
): RunningSession {
  const actor = createActor(sessionMachine, { input })
  actor.start()
  actor.subscribe((snapshot) => changed(shownOf(snapshot)))
  return {
    send: (event) => actor.send(event),
    attempt: async (event) => {
      actor.send(event)
      return shownOf(await waitFor(actor, (snapshot) => !snapshot.hasTag('busy')))
    },
    stop: () => void actor.stop(),
  }
}
