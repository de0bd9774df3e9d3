import { createActor, type SnapshotFrom } from 'xstate'
import type { RunningMachine } from '#web/machines/late-machine.ts'
import { running } from '#web/machines/running.ts'
import { accountIdsMachine } from './account-ids-machine.ts'
import type { AccountIdsEvent, AccountIdsInput } from './account-ids-setup.ts'

/** What is seen of an account's ids. */
export interface AccountIdsView {
  /** Whose they are; null while nobody is signed in. */
  readonly owner: string | null
  /** Null while they are nobody's. */
  readonly ids: readonly string[] | null
  /** Whether these are all. */
  readonly isKnown: boolean
  /** Whether the account was asked and did not answer. */
  readonly isMissed: boolean
}

const viewOf = (snapshot: SnapshotFrom<typeof accountIdsMachine>): AccountIdsView => ({
  owner: snapshot.context.owner,
  ids: snapshot.matches('somebody') ? snapshot.context.ids : null,
  isKnown: snapshot.matches({ somebody: { knowledge: 'complete' } }),
  isMissed: snapshot.matches({ somebody: { knowledge: 'missed' } }),
})

export type RunningAccountIds = RunningMachine<AccountIdsEvent, AccountIdsView>

/** Starts to keep ids on the account; `say` is told what did not hold. */
export function startAccountIds(input: AccountIdsInput, say: (text: string) => void): RunningAccountIds {
  const actor = createActor(accountIdsMachine, { input })
  actor.on('change refused', ({ text }) => say(text))
  return running(actor.start(), viewOf)
}
