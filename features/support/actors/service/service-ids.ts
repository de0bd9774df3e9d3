import { createActor, waitFor } from 'xstate'
import type { AccountIds, IdStore } from '#application/favourites/contract.ts'
import { accountIdsMachine } from '#web/kept/account-ids-machine.ts'
import type { AccountIdsInput } from '#web/kept/account-ids-setup.ts'

/** What a browser keeps of ids, without the browser. */
function idsInMemory(): IdStore {
  let kept: readonly string[] = []
  const listeners = new Set<() => void>()
  return {
    read: () => kept,
    write: (ids) => {
      kept = ids
      for (const listener of listeners) listener()
    },
    onChange: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** Ids that somebody keeps, and what they do with them. */
export interface ServiceIds {
  has(id: string): Promise<boolean>
  keep(id: string): Promise<void>
  letGo(id: string): Promise<void>
  comeBack(): void
}

/** Keeps ids in a browser's memory or, by the web's own machine, on the account of whoever is signed in. */
export function serviceIds(account: AccountIds, session: AccountIdsInput['session']): ServiceIds {
  const kept = idsInMemory()
  const actor = createActor(accountIdsMachine, { input: { kept, account, session } }).start()
  /** Nothing is on its way to or from the account. */
  const settled = () =>
    waitFor(
      actor,
      (now) =>
        now.matches('nobody') ||
        (now.matches({ somebody: { line: 'free' } }) && now.context.waiting.length === 0),
    )
  const ids = async (): Promise<readonly string[]> => {
    const now = await settled()
    return now.matches('nobody') ? kept.read() : now.context.ids
  }
  const choose = async (chosen: readonly string[]) => {
    if (actor.getSnapshot().matches('nobody')) kept.write(chosen)
    else actor.send({ type: 'ids chosen', ids: chosen })
    await settled()
  }
  return {
    has: async (id) => (await ids()).includes(id),
    keep: async (id) => choose([...(await ids()), id]),
    letGo: async (id) => choose((await ids()).filter((each) => each !== id)),
    comeBack: () => actor.send({ type: 'somebody came back' }),
  }
}
