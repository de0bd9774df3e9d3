import { formatCount } from '#domain/shared/format-count.ts'

/** Milliseconds between two lines of work that takes long. */
const betweenLines = 5_000

/** So many of something whose word takes an s. */
export const several = (number: number, noun: string): string =>
  `${formatCount(number)} ${noun}${number === 1 ? '' : 's'}`

/** A size in bytes as people read it. */
export const sized = (bytes: number): string =>
  bytes < 1_000_000
    ? `${formatCount(Math.ceil(bytes / 1000))} kB`
    : `${formatCount(Math.round(bytes / 1_000_000))} MB`

/** Hears how far work is, and says so now and then. */
export type Progress = (sayHowFar: () => string) => void

/** Prints how far long work is, every five seconds. */
export function progressLines(say: (line: string) => void): Progress {
  let last = performance.now()
  return (sayHowFar) => {
    if (performance.now() - last < betweenLines) return
    last = performance.now()
    say(`  ${sayHowFar()}`)
  }
}
