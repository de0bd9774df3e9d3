import type { Survivors } from './survivors/reasons.ts'
import { survivors } from './survivors.ts'

/** Mutants of one file that no test has killed. */
export interface Living {
  readonly file: string
  readonly count: number
}

export interface LivingSaid {
  readonly lines: readonly string[]
  /** Whether a file has others than it names. */
  readonly isWrong: boolean
}

/**
 * What lives, beside what files promise of it: none where nothing is named.
 * @param named by file, how many and why
 */
export function sayLiving(living: readonly Living[], named: Survivors = survivors): LivingSaid {
  const countNamed = (file: string): number => named[file]?.[0] ?? 0
  const wrong = living.filter(({ file, count }) => count !== countNamed(file))
  const total = living.reduce((sum, { count }) => sum + count, 0)
  return {
    lines: [
      `${total} live; files name how many of theirs, and why (.ci/mutation/survivors)`,
      ...wrong
        .toSorted((one, other) => other.count - one.count)
        .map(({ file, count }) => `  wrong: ${file}: ${count} live, ${countNamed(file)} are named`),
    ],
    isWrong: wrong.length > 0,
  }
}
