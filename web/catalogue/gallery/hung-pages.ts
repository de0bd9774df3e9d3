import type { ArtworkView } from '#application/catalogue/contract.ts'
import { type ListPosition, nextPosition } from '#web/ui/navigation/list-position.ts'

/** A page of the gallery that hangs on the wall. */
export interface HungPage {
  readonly position: ListPosition
  readonly items: readonly ArtworkView[]
  /** How many works the whole list has. */
  readonly total: number
  readonly next: string | null
}

/** Where the page after the last one begins; null at the end. */
export function placeAfter(pages: readonly HungPage[]): ListPosition | null {
  const last = pages.at(-1)
  return last ? nextPosition(last.position, last.next) : null
}

/** The place in the wall's grid at which each page begins. */
export const beginnings = (pages: readonly HungPage[]): number[] => {
  let place = 0
  return pages.map(({ items }) => {
    const begins = place
    place += items.length
    return begins
  })
}

/** The pages and the one after them, without works that hang already: their places have moved meanwhile. */
export function withPage(pages: readonly HungPage[], page: HungPage): readonly HungPage[] {
  const hanging = new Set(pages.flatMap(({ items }) => items.map(({ id }) => id)))
  return [...pages, { ...page, items: page.items.filter(({ id }) => !hanging.has(id)) }]
}

/** How many works hang on these pages together. */
export const shownSoFar = (pages: readonly HungPage[]): number =>
  pages.reduce((sum, { items }) => sum + items.length, 0)

const mostKept = 12
const kept = new Map<string, readonly HungPage[]>()

/** The pages that hung when this step of the tab's history was left; absent for a new step. */
export const pagesOf = (step: string): readonly HungPage[] | undefined => kept.get(step)

/** Keeps what hangs for the way back. */
export function keepPages(step: string, pages: readonly HungPage[]): void {
  kept.delete(step)
  kept.set(step, pages)
  const [oldest] = kept.keys()
  if (kept.size > mostKept && oldest !== undefined) kept.delete(oldest)
}
