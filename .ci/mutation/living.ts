import type { Survivors } from './survivors/reasons.ts'
import { survivors } from './survivors.ts'

/** Mutants of one file that no test has killed. */
export interface Living {
  readonly file: string
  readonly count: number
}

export interface LivingSaid {
  readonly lines: readonly string[]
  /** Whether a file has others than it names, or names none though it has to. */
  readonly isWrong: boolean
}

/** So many files that name nothing are told of, those with the most first. */
const mostFiles = 15

const total = (living: readonly Living[]): number => living.reduce((sum, { count }) => sum + count, 0)

/**
 * What lives, beside what files promise of it.
 * @param mustBeNamed whether a file in which some live has to name them
 * @param named by file, how many and why
 */
export function sayLiving(
  living: readonly Living[],
  mustBeNamed: boolean,
  named: Survivors = survivors,
): LivingSaid {
  const countNamed = (file: string): number => named[file]?.[0] ?? 0
  const wrong = living.filter(({ file, count }) => (mustBeNamed || named[file]) && count !== countNamed(file))
  const inNamed = living.filter(({ file }) => named[file])
  const others = living
    .filter(({ file, count }) => !named[file] && count > 0)
    .toSorted((one, other) => other.count - one.count)
  const mayLive = mustBeNamed ? [] : others
  const fewest = mayLive.slice(mostFiles)
  return {
    lines: [
      `${total(living)} live: ${total(inNamed)} in files that name theirs (.ci/mutation/survivors), ${total(others)} in ${others.length} others`,
      ...wrong.map(({ file, count }) => `  wrong: ${file}: ${count} live, ${countNamed(file)} are named`),
      ...mayLive.slice(0, mostFiles).map(({ file, count }) => `  ${count} ${file}`),
      ...(fewest.length > 0 ? [`  ${total(fewest)} in ${fewest.length} more files`] : []),
    ],
    isWrong: wrong.length > 0,
  }
}
