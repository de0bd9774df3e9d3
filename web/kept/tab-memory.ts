const unsent = 'unsent '
const asidePlace = 'set aside'

interface SetAside {
  /** The account whose writing it is. */
  readonly owner: string
  readonly entries: Readonly<Record<string, string>>
}

/** Does something with what this tab remembers; a browser told to keep nothing has kept nothing. */
function withTab(act: (memory: Storage) => void): void {
  try {
    act(window.sessionStorage)
  } catch {
    // Then what was typed last is lost with the page, as from any form.
  }
}

/** Remembers what somebody is writing and has not sent yet, as JSON can hold it; null forgets it. */
export const rememberUnsent = (name: string, written: unknown): void =>
  withTab((memory) => {
    if (written === null) memory.removeItem(unsent + name)
    else memory.setItem(unsent + name, JSON.stringify(written))
  })

/** What was remembered under this name; null for nothing. */
export function unsentOf(name: string): unknown {
  let written: unknown = null
  withTab((memory) => {
    written = JSON.parse(memory.getItem(unsent + name) ?? 'null')
  })
  return written
}

/** What this tab remembers, such as a half-filled checkout, belongs to who was here. */
export const forgetTab = (): void => withTab((memory) => memory.clear())

/**
 * Somebody's session has run out while they were at it: what they were writing waits for them, out of the sight of whoever
 * comes instead; all else is forgotten.
 */
export const setUnsentAside = (owner: string): void =>
  withTab((memory) => {
    const entries = Object.fromEntries(Object.entries(memory).filter(([place]) => place.startsWith(unsent)))
    memory.clear()
    memory.setItem(asidePlace, JSON.stringify({ owner, entries } satisfies SetAside))
  })

/** Gives whoever has come in what they were writing when their session ran out; what somebody else was is gone. */
export const giveUnsentBack = (owner: string): void =>
  withTab((memory) => {
    const aside = JSON.parse(memory.getItem(asidePlace) ?? 'null') as SetAside | null
    memory.removeItem(asidePlace)
    if (aside?.owner !== owner) return
    for (const [place, text] of Object.entries(aside.entries)) memory.setItem(place, text)
  })
