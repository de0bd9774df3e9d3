import type { KeptIds } from '#application/favourites/contract.ts'
import { type AccountLife, inTurn, sayWhy } from './account-life.ts'
import { inSlices } from './in-slices.ts'

/** Where an account keeps such ids. */
export interface AccountIds {
  ids(): Promise<readonly string[]>
  add(id: string): Promise<unknown>
  remove(id: string): Promise<unknown>
  unite(ids: readonly string[]): Promise<readonly string[]>
}

interface Change {
  readonly added: readonly string[]
  readonly removed: readonly string[]
}

const changed = (ids: readonly string[], { added, removed }: Change): readonly string[] => [
  ...ids.filter((id) => !removed.includes(id)),
  ...added.filter((id) => !ids.includes(id)),
]

/**
 * Ids kept on the account while somebody is signed in, in the browser's own store while nobody is. What the browser has
 * kept goes over to the account at sign-in; nothing of the account stays at sign-out. A change shows at once and is
 * taken back where it did not hold.
 */
export function accountKeptIds(local: KeptIds, account: AccountIds, life: AccountLife): KeptIds {
  const { session, onComingBack, say } = life
  const listeners = new Set<() => void>()
  const turns = inTurn()
  let owner: string | null = null
  let ids: readonly string[] = []
  let isKnown = false
  let isMissed = false
  /** What the account has not heard of yet, in order. */
  const pending = new Set<Change>()

  const tell = () => {
    for (const listener of listeners) listener()
  }
  const show = (next: readonly string[]) => {
    if (next.length === ids.length && next.every((id, index) => id === ids[index])) return
    ids = next
    tell()
  }

  /** Asks the account, which takes in what the browser has kept. */
  async function look(user: string): Promise<void> {
    const kept = local.read()
    const found = (await inSlices(kept, (slice) => account.unite(slice))) ?? (await account.ids())
    if (owner !== user) return
    const isFirst = !isKnown
    isKnown = true
    // Before the browser lets go of them, so that no heart goes out in between.
    // What was pressed meanwhile is still on its way.
    show([...pending].reduce(changed, found))
    if (isFirst) tell()
    if (kept.length > 0) local.write([])
  }
  /** The account may be out of reach: the next coming back tries again. */
  function lookAgain(user: string): void {
    const wasMissed = isMissed
    isMissed = false
    if (wasMissed) tell()
    turns
      .run(() => look(user))
      .catch((error: unknown) => {
        if (owner !== user || isKnown) return
        isMissed = true
        sayWhy(error, say)
        tell()
      })
  }

  function follow(): void {
    const user = session.current()?.id ?? null
    if (user === owner) return
    owner = user
    isKnown = false
    isMissed = false
    pending.clear()
    ids = user === null ? [] : local.read()
    tell()
    if (user !== null && (listeners.size > 0 || local.read().length > 0)) lookAgain(user)
  }
  session.onChange(follow)
  local.onChange(() => {
    if (owner === null) tell()
  })
  onComingBack(() => {
    if (owner !== null && listeners.size > 0 && turns.isIdle()) lookAgain(owner)
  })
  follow()

  async function make(user: string, change: Change): Promise<void> {
    const { added, removed } = change
    try {
      for (const id of added) if (owner === user) await account.add(id)
      for (const id of removed) if (owner === user) await account.remove(id)
    } catch (error) {
      if (owner !== user) return
      show(changed(ids, { added: removed, removed: added }))
      sayWhy(error, say)
    } finally {
      pending.delete(change)
    }
  }

  return {
    read: () => (owner === null ? local.read() : ids),
    isKnown: () => owner === null || isKnown,
    isMissed: () => isMissed,
    ask: () => owner !== null && lookAgain(owner),
    write(next) {
      if (owner === null) return local.write(next)
      const user = owner
      const before = ids
      show(next)
      const change = {
        added: next.filter((id) => !before.includes(id)),
        removed: before.filter((id) => !next.includes(id)),
      }
      pending.add(change)
      void turns.run(() => make(user, change))
    },
    onChange(listener) {
      listeners.add(listener)
      if (owner !== null && !isKnown && !isMissed && turns.isIdle()) lookAgain(owner)
      return () => listeners.delete(listener)
    },
  }
}
