import { useEffect, useRef } from 'react'
import { isKeyboardAdrift } from '#web/ui/feedback/makeshift-place.ts'

/** The row of a list that something is done with, and those that may take its place. */
export interface RowPlace {
  readonly id: string
  /** The rows behind it, then those before it. */
  readonly others: readonly string[]
}

const rows = (): readonly HTMLElement[] => [...document.querySelectorAll<HTMLElement>('main [data-row]')]

/** Where a row stands now. */
export function placeOf(id: string): RowPlace {
  const ids = rows().map((row) => row.dataset['row'] ?? '')
  const at = ids.indexOf(id)
  return { id, others: [...ids.slice(at + 1), ...ids.slice(0, Math.max(at, 0)).toReversed()] }
}

/**
 * Puts the keyboard onto the row, its neighbour or the page's title, where the button that was pressed has gone. A row
 * takes it, not a button of it: whoever presses twice must not do the next thing by mistake.
 */
function keepKeyboardAt({ id, others }: RowPlace): void {
  if (!isKeyboardAdrift()) return
  const left = new Map(rows().map((row) => [row.dataset['row'] ?? '', row]))
  const wanted = [id, ...others].find((each) => left.has(each))
  const place = wanted === undefined ? document.querySelector<HTMLElement>('main h1') : left.get(wanted)
  if (!place) return
  place.tabIndex = -1
  place.focus()
}

/** Milliseconds in which a list that was loaded again is also shown, on a slow machine, too. */
const soon = 30_000

interface Kept {
  readonly place: RowPlace
  readonly until: number
}

function lookAfter({ current }: { readonly current: Kept | null }): void {
  if (current && performance.now() < current.until) keepKeyboardAt(current.place)
}

/** What somebody goes on with by themselves. */
const presses = ['pointerdown', 'keydown'] as const

/** Keeps the keyboard at a row while the list around it changes, and when it goes as a whole with its last row. */
export function useKeptKeyboard(): (place: RowPlace) => void {
  const kept = useRef<Kept | null>(null)
  useEffect(() => lookAfter(kept))
  useEffect(() => {
    const goOn = () => {
      kept.current = null
    }
    for (const press of presses) document.addEventListener(press, goOn, true)
    return () => {
      for (const press of presses) document.removeEventListener(press, goOn, true)
      lookAfter(kept)
    }
  }, [])
  return (place) => {
    kept.current = { place, until: performance.now() + soon }
  }
}
