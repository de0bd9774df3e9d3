import { unsent, withTab } from './tab-memory.ts'

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
