import { useSyncExternalStore } from 'react'
import type { KeptIds } from '#application/favourites/contract.ts'
import { addFavourite, removeFavourite } from '#domain/favourites/favourites.ts'

const none: readonly string[] = []
const nothing = () => none

/** Whether an id is kept, and how to keep it or let it go. Never kept on the server and while hydrating. */
export function useKept(kept: KeptIds, id: string): readonly [isKept: boolean, toggle: () => void] {
  const ids = useSyncExternalStore(kept.onChange, kept.read, nothing)
  const isKept = ids.includes(id)
  const toggle = () => kept.write(isKept ? removeFavourite(ids, id) : addFavourite(ids, id))
  return [isKept, toggle]
}
