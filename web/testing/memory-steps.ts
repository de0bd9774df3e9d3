import { parsePath } from 'react-router-dom'
import type { Steps } from '#web/navigation/steps.ts'

/** A history of its own for each test, which begins at an address. */
export function memorySteps(address: string): Steps {
  // A step of its own: what another test's page kept for its first step is not this one's.
  const parts = { pathname: '/', search: '', hash: '', ...parsePath(address) }
  const steps = [{ ...parts, state: null as unknown, key: crypto.randomUUID() as string }]
  let at = 0
  let hear: (taken: number | null) => void = () => {}
  return {
    here: () => ({ ...steps[at]! }),
    push(location) {
      steps.splice(++at, steps.length, location)
    },
    replace(location) {
      steps[at] = location
    },
    go(taken) {
      const next = Math.min(Math.max(at + taken, 0), steps.length - 1)
      const way = next - at
      at = next
      hear(way)
    },
    listen(listener) {
      hear = listener
    },
  }
}
