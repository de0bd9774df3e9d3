import {
  type Blocker,
  type BlockerFunction,
  IDLE_BLOCKER,
  type Location,
  type NavigationType,
  type RouterState,
} from 'react-router-dom'

type Blockers = RouterState['blockers']

interface Page {
  readonly location: Location
  readonly blockers: Blockers
}

/** Those who may keep somebody at a page, by the names that the router's hook gives them. */
export function leaving(page: () => Page, change: (part: { blockers: Blockers }) => void) {
  const asking = new Map<string, BlockerFunction>()
  return {
    getBlocker(key: string, asks: BlockerFunction): Blocker {
      asking.set(key, asks)
      return page().blockers.get(key) ?? IDLE_BLOCKER
    },
    deleteBlocker(key: string): void {
      asking.delete(key)
      page().blockers.delete(key)
    },
    /** Whether somebody is kept; `leave` goes on once they are let go. */
    isKept(historyAction: NavigationType, nextLocation: Location, leave: () => void): boolean {
      const { location: currentLocation, blockers } = page()
      const [key, asks] = [...asking].at(-1) ?? []
      if (key === undefined || !asks || blockers.get(key)?.state === 'proceeding') return false
      if (!asks({ currentLocation, nextLocation, historyAction })) return false
      const say = (blocker: Blocker) => change({ blockers: new Map(page().blockers).set(key, blocker) })
      say({
        state: 'blocked',
        location: nextLocation,
        reset: () => say(IDLE_BLOCKER),
        proceed() {
          say({ state: 'proceeding', location: nextLocation, reset: undefined, proceed: undefined })
          leave()
        },
      })
      return true
    },
    /** As it is where nobody is kept any more. */
    allFree: (): Blockers => new Map([...page().blockers.keys()].map((key) => [key, IDLE_BLOCKER])),
  }
}
