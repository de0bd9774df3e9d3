import { type Random, randomFrom } from '../random.ts'

/** How much happens in a month beside others, from January on: little in summer, much before the holidays. */
const seasons = [0.8, 0.7, 0.8, 0.85, 0.8, 0.65, 0.45, 0.5, 0.8, 0.9, 1, 1]

/** Moments of a while in the order of time, as chance has them: some days have several, and some have none. */
export function unevenMoments(
  count: number,
  { from, until }: { readonly from: Date; readonly until: Date },
  seed: string,
  growth = 0,
): readonly Date[] {
  const [random, moments]: [Random, Date[]] = [randomFrom(seed), []]
  while (moments.length < count) {
    const share = random.next()
    const at = new Date(from.getTime() + share * (until.getTime() - from.getTime()))
    // Whoever makes or looks for things by hand does so at the end of a week.
    const week = [0, 6].includes(at.getUTCDay()) ? 1 : 0.5
    if (random.chance(share ** growth * week * (seasons[at.getUTCMonth()] ?? 1))) moments.push(at)
  }
  return moments.toSorted((one, other) => one.getTime() - other.getTime())
}
