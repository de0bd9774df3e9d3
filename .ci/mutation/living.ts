import { survivors } from './survivors.ts'

/** Mutants of one file that no test has killed. */
export interface Living {
  readonly file: string
  readonly count: number
}

export interface LivingSaid {
  readonly lines: readonly string[]
  /** Whether a file has more of them than are named. */
  readonly hasNew: boolean
}

/** What lives beside what is known to. @param named by file, how many and why */
export function sayLiving(living: readonly Living[], named: typeof survivors = survivors): LivingSaid {
  const known = living.map((each) => ({ ...each, named: named[each.file]?.[0] ?? 0 }))
  const more = known.filter((each) => each.count > each.named)
  const fewer = known.filter((each) => each.count < each.named)
  const countOf = (counts: readonly number[]) => counts.reduce((sum, count) => sum + count, 0)
  const withReason = countOf(known.map((each) => Math.min(each.count, each.named)))
  const fresh = countOf(more.map((each) => each.count - each.named))
  return {
    lines: [
      `${withReason + fresh} live: ${withReason} are named with their reason in .ci/mutation/survivors.ts, ${fresh} are new`,
      ...more.map((each) => `  new: ${each.file}: ${each.count}, of which ${each.named} are named`),
      ...fewer.map((each) => `  gone: ${each.file}: ${each.count}, and ${each.named} are named`),
    ],
    hasNew: more.length > 0,
  }
}
