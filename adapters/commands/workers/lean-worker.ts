/** Megabytes that a worker's own objects may take together, and the youngest of them. */
const heap = 208
const nursery = 8
/** By how many hundredths they may grow before rubbish is looked for among them all. */
const growth = 75

/**
 * How a server process is begun so that it stays small: left alone, V8 lets rubbish lie as long as the machine has memory, and
 * the C library keeps an arena for each thread. Under 3,000 pages, lists and pictures over 24 connections one took up to 476 MB.
 * What whoever runs the shop has chosen goes before.
 *
 * An arena keeps what its threads once needed. With a second one a process held 26 MB more, which compiling had left behind in
 * the first minute; pages and lists cost the same with one.
 *
 * The nursery is whole from the start: V8 lets it grow only with what survives in it, of which a server that gives what it has
 * makes little, and else empties it the more often, which cost an answer out of memory a tenth.
 *
 * So small a heap V8 would let grow by a third, and look through all of it after every seventy lists: letting it grow by three
 * quarters takes a quarter from a list's processor time and a tenth from a page's, as much as letting it double, which would take
 * 10 MB more. Half the nursery would cost pages a fifteenth, and save 7 MB; twice as much of it gives nothing.
 */
export function leanWorker(environment: Readonly<Record<string, string | undefined>>): {
  readonly execArgv: readonly string[]
  readonly environment: Record<string, string>
} {
  const chosen = environment.NODE_OPTIONS ?? ''
  const limits = {
    'max-old-space-size': heap,
    'min-semi-space-size': nursery,
    'max-semi-space-size': nursery,
    'heap-growing-percent': growth,
  }
  return {
    execArgv: Object.entries(limits)
      .filter(([limit]) => !chosen.includes(limit))
      .map(([limit, value]) => `--${limit}=${value}`),
    environment: { MALLOC_ARENA_MAX: environment.MALLOC_ARENA_MAX ?? '1' },
  }
}
