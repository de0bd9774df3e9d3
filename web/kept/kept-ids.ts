import type { KeptIds } from '#application/favourites/contract.ts'
import { lateMachine } from '#web/machines/late-machine.ts'
import type { AccountIdsView, RunningAccountIds } from './account-ids-actor.ts'
import type { AccountIdsEvent, AccountIdsInput } from './account-ids-setup.ts'
import { ownerOf } from './owner-of.ts'

interface KeptIdsPorts extends AccountIdsInput {
  /** Tells when somebody comes back, so that what another device has done is seen. */
  readonly onComingBack: (listener: () => void) => () => void
  /** Told what did not hold. */
  readonly say: (text: string) => void
}

const unasked: AccountIdsView = { owner: null, ids: null, isKnown: false, isMissed: false }

/**
 * Ids kept on the account while somebody is signed in, in the browser's own store while nobody is. The account's are
 * looked after by a machine that comes when they are wanted; until it is there, this browser keeps what is chosen, and
 * the machine brings it over.
 */
export function keptIds({ onComingBack, say, ...input }: KeptIdsPorts): KeptIds {
  const { kept, session } = input
  const listeners = new Set<() => void>()
  const tell = () => {
    for (const listener of listeners) listener()
  }
  const missed = () => machine.seenMeanwhile({ ...unasked, owner: ownerOf(session), isMissed: true })
  const machine = lateMachine<RunningAccountIds, AccountIdsEvent, AccountIdsView>({
    bring: async () => (await import('./account-ids-actor.ts')).startAccountIds(input, say),
    before: unasked,
    missed,
  })
  /** What the machine knows of whoever is here now. */
  const seen = (): AccountIdsView => {
    const view = machine.view()
    return view.owner === ownerOf(session) ? view : unasked
  }
  const bring = () => {
    const isWanted = listeners.size > 0 || kept.read().length > 0
    if (isWanted && ownerOf(session) !== null) void machine.open().catch(missed)
  }
  session.onChange(() => {
    tell()
    bring()
  })
  machine.onChange(tell)
  kept.onChange(() => {
    if (seen().ids === null) tell()
  })
  onComingBack(() => {
    if (listeners.size > 0 && ownerOf(session) !== null) machine.send({ type: 'somebody came back' })
  })
  bring()
  return {
    read: () => seen().ids ?? kept.read(),
    isKnown: () => ownerOf(session) === null || seen().isKnown,
    isMissed: () => seen().isMissed,
    ask: () => {
      machine.seenMeanwhile(unasked)
      machine.send({ type: 'ask again' })
    },
    write: (ids) => {
      if (seen().ids !== null) return machine.send({ type: 'ids chosen', ids })
      kept.write(ids)
      bring()
    },
    onChange: (listener) => {
      listeners.add(listener)
      bring()
      return () => listeners.delete(listener)
    },
  }
}
