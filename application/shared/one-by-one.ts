/** So many are looked for at a time. */
const batch = 100

interface Work<Key> {
  /** The next ones, at most so many; what is done is found no more. */
  readonly find: (most: number) => Promise<readonly Key[]>
  /** @returns how many things it came to; 0 where somebody else was first */
  readonly act: (key: Key) => Promise<number>
  /** What is said in the end where not all could be done. */
  readonly failure: string
}

/**
 * Does all that can be found, one after the other, for any number of processes at once. One that cannot be done holds up
 * no other. @returns how many @throws AggregateError in the end, of what went wrong on the way
 */
export async function oneByOne<Key>({ find, act, failure }: Work<Key>): Promise<number> {
  const failures: unknown[] = []
  const left = new Set<Key>()
  let done = 0
  const attempt = (key: Key): Promise<number> =>
    act(key).catch((error: unknown) => {
      failures.push(error)
      return 0
    })
  for (;;) {
    const most = batch + left.size
    const found = await find(most)
    for (const key of found) {
      if (left.has(key)) continue
      const came = await attempt(key)
      if (came === 0) left.add(key)
      done += came
    }
    if (found.length < most) break
  }
  if (failures.length > 0) throw new AggregateError(failures, failure)
  return done
}
