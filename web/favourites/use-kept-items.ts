import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react'
import type { KeptIds } from '#application/favourites/contract.ts'

export interface KeptItems<Item> {
  /** In the order in which they were kept; null until the browser or the account has been asked. */
  readonly ids: readonly string[] | null
  /** What was found so far, by id; null until there was an answer. */
  readonly items: ReadonlyMap<string, Item> | null
  /** The ids or what belongs to them did not come. */
  readonly isFailed: boolean
  readonly retry: () => void
}

/** Everything that is kept, as it is now: ids from the browser or the account, the rest from `find`. */
export function useKeptItems<Item extends { readonly id: string }>(
  kept: KeptIds,
  find: (ids: readonly string[]) => Promise<readonly Item[]>,
): KeptItems<Item> {
  const ids = useSyncExternalStore(
    kept.onChange,
    () => (kept.isKnown() ? kept.read() : null),
    () => null,
  )
  const isMissed = useSyncExternalStore(kept.onChange, kept.isMissed, () => false)
  const [items, setItems] = useState<ReadonlyMap<string, Item> | null>(null)
  const [isFailed, setFailed] = useState(false)
  const asked = useRef(new Set<string>())
  const findNow = useEffectEvent(find)

  useEffect(() => {
    if (!ids || isFailed) return
    const unknown = ids.filter((id) => !asked.current.has(id))
    for (const id of unknown) asked.current.add(id)
    if (unknown.length === 0) return setItems((before) => before ?? new Map())
    findNow(unknown).then(
      (found) =>
        setItems((before) => new Map([...(before ?? []), ...found.map((item) => [item.id, item] as const)])),
      () => {
        for (const id of unknown) asked.current.delete(id)
        setFailed(true)
      },
    )
  }, [ids, isFailed])

  const retry = () => {
    setFailed(false)
    if (isMissed) kept.ask()
  }
  return { ids, items, isFailed: isFailed || isMissed, retry }
}
