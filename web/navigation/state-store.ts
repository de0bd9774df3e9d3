import type { RouterState, RouterSubscriber } from 'react-router-dom'

/** Where a tab keeps what it shows. */
export type StateStore = ReturnType<typeof stateStore>

type Telling = Parameters<RouterSubscriber>[1]

const plainly: Telling = { deletedFetchers: [], newErrors: null, flushSync: false }

/** What a tab shows, told to all who listen. */
export function stateStore(first: RouterState) {
  let state = first
  const hearing = new Set<RouterSubscriber>()
  const shownTo: ((path: string) => void)[] = []
  let isUnheard = false
  return {
    get: () => state,
    change(part: Partial<RouterState>, more: Partial<Telling> = {}): void {
      state = { ...state, ...part }
      isUnheard = hearing.size === 0
      for (const hear of hearing) hear(state, { ...plainly, ...more })
      if (part.location) for (const hear of shownTo) hear(part.location.pathname)
    },
    /** Tells the path of each page that is shown from now on. */
    onShown: (hear: (path: string) => void): void => void shownTo.push(hear),
    /** Who comes late hears at once what was told before. @returns how to stop listening */
    subscribe(hear: RouterSubscriber): () => void {
      hearing.add(hear)
      if (isUnheard) hear(state, plainly)
      isUnheard = false
      return () => hearing.delete(hear)
    },
  }
}
