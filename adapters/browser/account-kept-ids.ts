import type { KeptIds } from '#application/favourites/contract.ts'
import { type AccountLife, inTurn, sayWhy } from './account-life.ts'

/** Where an account keeps such ids. */
export interface AccountIds {
  ids(): Promise<readonly string[]>
  add(id: string): Promise<unknown>
  remove(id: string): Promise<unknown>
  unite(ids: readonly string[]): Promise<readonly string[]>
}

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
    const found = kept.length > 0 ? await account.unite(kept) : await account.ids()
    if (owner !== user) return
    const isFirst = !isKnown
    isKnown = true
    // Before the browser lets go of them, so that no heart goes out in between.
    show(found)
    if (isFirst) tell()
    if (kept.length > 0) local.write([])
  }
  /** The account may be out of reach: the next coming back tries again. */
  const lookAgain = (user: string) =>
    turns
      .run(() => look(user))
      .catch((error: unknown) => {
        if (owner === user && !isKnown) sayWhy(error, say)
      })

  function follow(): void {
    const user = session.current()?.id ?? null
    if (user === owner) return
    owner = user
    isKnown = false
    ids = user === null ? [] : local.read()
    tell()
    if (user !== null && (listeners.size > 0 || local.read().length > 0)) void lookAgain(user)
  }
  session.onChange(follow)
  local.onChange(() => {
    if (owner === null) tell()
  })
  onComingBack(() => {
    if (owner !== null && listeners.size > 0 && turns.isIdle()) void lookAgain(owner)
  })
  follow()

  async function change(user: string, added: readonly string[], removed: readonly string[]): Promise<void> {
    try {
      for (const id of added) if (owner === user) await account.add(id)
      for (const id of removed) if (owner === user) await account.remove(id)
    } catch (error) {
      if (owner !== user) return
      show([...ids.filter((id) => !added.includes(id)), ...removed.filter((id) => !ids.includes(id))])
      sayWhy(error, say)
    }
  }

  return {
    read: () => (owner === null ? local.read() : ids),
    isKnown: () => owner === null || isKnown,
    write(next) {
      if (owner === null) return local.write(next)
      const user = owner
      const before = ids
      show(next)
      const added = next.filter((id) => !before.includes(id))
      const removed = before.filter((id) => !next.includes(id))
      void turns.run(() => change(user, added, removed))
    },
    onChange(listener) {
      listeners.add(listener)
      if (owner !== null && !isKnown && turns.isIdle()) void lookAgain(owner)
      return () => listeners.delete(listener)
    },
  }
}
