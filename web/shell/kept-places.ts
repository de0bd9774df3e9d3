/** How far down each step of the tab's history was read, by its key. */
const places = new Map<string, number>()

/** Notes how far down the page of this step is read now. */
export function keepPlace(step: string): void {
  places.set(step, window.scrollY)
}

/** Goes back to where this step was left. @returns whether anybody knows */
export function returnToPlace(step: string): boolean {
  const top = places.get(step)
  if (top === undefined) return false
  window.scrollTo({ top, behavior: 'instant' })
  return true
}
