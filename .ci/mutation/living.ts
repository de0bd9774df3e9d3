import type { Survivors } from './survivors/reasons.ts'
import { survivors } from './survivors.ts'

/** Mutants of one file that no test has killed. */
export interface Living {
  readonly file: string
  readonly count: number
}

export interface LivingSaid {
  readonly lines: readonly string[]
  /** Whether a file that names its survivors has others than it names. */
  readonly isWrong: boolean
}

/** So many files that name nothing are told of, those with the most first. */
const mostFiles = 15

const total = (living: readonly Living[]): number => living.reduce((sum, { count }) => sum + count, 0)

/** What lives, beside what files promise of it. @param named by file, how many and why */
export function sayLiving(living: readonly Living[], named: Survivors = survivors): LivingSaid {
  const promised = living.filter(({ file }) => named[file])
  const wrong = promised.filter(({ file, count }) => count !== named[file]?.[0])
  const others = living
    .filter(({ file, count }) => !named[file] && count > 0)
    .toSorted((one, other) => other.count - one.count)
  const fewest = others.slice(mostFiles)
  return {
    lines: [
      `${total(living)} live: ${total(promised)} in files that name theirs (.ci/mutation/survivors), ${total(others)} in ${others.length} others`,
      ...wrong.map(({ file, count }) => `  wrong: ${file}: ${count} live, ${named[file]?.[0]} are named`),
      ...others.slice(0, mostFiles).map(({ file, count }) => `  ${count} ${file}`),
      ...(fewest.length > 0 ? [`  ${total(fewest)} in ${fewest.length} more files`] : []),
    ],
    isWrong: wrong.length > 0,
  }
}
