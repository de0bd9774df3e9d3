import { createPath, type Location } from 'react-router-dom'

/** The steps of a tab's history, as a navigation needs them. */
export interface Steps {
  /** Where the tab is now. */
  here(): Location
  push(location: Location): void
  replace(location: Location): void
  go(steps: number): void
  /** Tells of steps back and forth: how many, or null where somebody else wrote the step. */
  listen(hear: (steps: number | null) => void): void
}

/** What this shop writes into a step of the browser's history. */
interface Written {
  /** What goes along with an address, for those who use it. */
  readonly usr?: unknown
  readonly key?: string
  /** The how manieth step it is. */
  readonly idx?: number
}

const written = (): Written => (window.history.state ?? {}) as Written

/** The history of this browser's tab. */
export function browserSteps(): Steps {
  let at = written().idx ?? 0
  if (written().idx === undefined) window.history.replaceState({ ...written(), idx: at }, '')
  const write = ({ state, key }: Location): Written => ({ usr: state as unknown, key, idx: at })
  return {
    here() {
      const { pathname, search, hash } = window.location
      const { usr = null, key = 'default' } = written()
      return { pathname, search, hash, state: usr, key }
    },
    push(location) {
      at++
      try {
        window.history.pushState(write(location), '', createPath(location))
      } catch {
        // Some browsers take no more than so many steps in a time.
        window.location.assign(createPath(location))
      }
    },
    replace: (location) => window.history.replaceState(write(location), '', createPath(location)),
    go: (steps) => window.history.go(steps),
    listen: (hear) =>
      window.addEventListener('popstate', () => {
        const { idx } = written()
        // A place within a page is a step that the browser has written by itself.
        const steps = idx === undefined || idx === at ? null : idx - at
        at = idx ?? at
        hear(steps)
      }),
  }
}
