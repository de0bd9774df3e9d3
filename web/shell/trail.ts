/** The addresses behind each step of this tab's history, as far as this page has seen them. */
const trail: string[] = []

const step = (): number => {
  const state: unknown = window.history.state
  const index: unknown = state !== null && typeof state === 'object' && 'idx' in state ? state.idx : 0
  return typeof index === 'number' ? index : 0
}

/** Notes that the page at this path is shown now. */
export function passBy(path: string): void {
  trail[step()] = path
}

/** How many steps lie between this page and the last one at `path`; null where one did not come from there. */
export function stepsBackTo(path: string): number | null {
  const now = step()
  const there = trail.slice(0, now).lastIndexOf(path)
  return there === -1 ? null : now - there
}
