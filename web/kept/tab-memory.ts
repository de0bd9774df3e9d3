/** How the places begin in which forms keep what is being written. */
export const unsent = 'unsent '
const asidePlace = 'set aside'
const ownerPlace = 'owner'

interface SetAside {
  /** The account whose writing it is. */
  readonly owner: string
  readonly entries: Readonly<Record<string, string>>
}

/** Does something with what this tab remembers; a browser told to keep nothing has kept nothing. */
export function withTab(act: (memory: Storage) => void): void {
  try {
    act(window.sessionStorage)
  } catch {
    // Then what was typed last is lost with the page, as from any form.
  }
}

/** What this tab remembers, such as a half-filled checkout, belongs to who was here. */
export const forgetTab = (): void => withTab((memory) => memory.clear())

/** Their session has run out: what they were writing waits out of the sight of whoever comes instead; all else is forgotten. */
function setUnsentAside(memory: Storage, owner: string): void {
  const entries = Object.fromEntries(Object.entries(memory).filter(([place]) => place.startsWith(unsent)))
  memory.clear()
  memory.setItem(asidePlace, JSON.stringify({ owner, entries } satisfies SetAside))
}

/**
 * Notes whose tab it is now; null for a visitor. What was remembered for somebody else is gone, but for what they were writing when
 * their session ran out: that comes back with them, if nobody else comes before.
 */
export const tabIsOf = (owner: string | null): void =>
  withTab((memory) => {
    const before = memory.getItem(ownerPlace)
    if (owner === null) {
      if (before !== null) setUnsentAside(memory, before)
      return
    }
    if (before !== null && before !== owner) memory.clear()
    const aside = JSON.parse(memory.getItem(asidePlace) ?? 'null') as SetAside | null
    memory.removeItem(asidePlace)
    memory.setItem(ownerPlace, owner)
    if (aside?.owner !== owner) return
    // What was written since is newer.
    for (const [place, text] of Object.entries(aside.entries))
      if (memory.getItem(place) === null) memory.setItem(place, text)
  })
