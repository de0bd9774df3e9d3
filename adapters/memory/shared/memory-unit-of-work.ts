import { AsyncLocalStorage } from 'node:async_hooks'
import type { UnitOfWork } from '#application/shared/unit-of-work.ts'

/** Something that can be put back as it was. */
export interface Rewindable {
  /** @returns how to go back to now */
  mark(): () => void
  /** What was done since has become true. */
  done?(): void
}

/** Units of work one after the other, each undone as a whole when it fails. */
export function memoryUnitOfWork(...kept: readonly Rewindable[]): UnitOfWork {
  const running = new AsyncLocalStorage<true>()
  let last: Promise<unknown> = Promise.resolve()

  return {
    run(work) {
      if (running.getStore()) return work()
      const turn = last.then(() =>
        running.run(true, async () => {
          const rewinds = kept.map((each) => each.mark())
          try {
            const result = await work()
            for (const each of kept) each.done?.()
            return result
          } catch (error) {
            for (const rewind of rewinds) rewind()
            throw error
          }
        }),
      )
      last = turn.catch(() => undefined)
      return turn
    },
  }
}

/** A map that can be put back; what it holds is replaced, never changed in place. */
export const rewindableMap = <Key, Value>(map: Map<Key, Value>): Rewindable => ({
  mark() {
    // Of each unit of work, and hardly ever gone back to: pairs would be a list for each entry.
    const [keys, values] = [[...map.keys()], [...map.values()]]
    return () => {
      map.clear()
      for (const [place, key] of keys.entries()) map.set(key, values[place] as Value)
    }
  },
})

const rewindableSet = (set: Set<unknown>): Rewindable => ({
  mark() {
    const before = [...set]
    return () => {
      set.clear()
      for (const value of before) set.add(value)
    }
  },
})

const isRewindable = (held: object): held is Rewindable => 'mark' in held

/** Everything that stores hold, however deep: each map, each set, and what puts itself back. */
export function rewindablesIn(stores: object): Rewindable[] {
  return Object.values(stores).flatMap((held: unknown) => {
    if (typeof held !== 'object' || held === null) return []
    if (held instanceof Map) return rewindableMap(held)
    if (held instanceof Set) return rewindableSet(held)
    return isRewindable(held) ? held : rewindablesIn(held)
  })
}
