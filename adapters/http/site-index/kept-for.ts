/**
 * What was read is given again for a while, also to those who ask while it is being read; a failure is not kept.
 * @param time milliseconds
 */
export function keptFor<Found>(
  time: number,
  read: () => Promise<Found>,
  now: () => number,
): () => Promise<Found> {
  let kept: { readonly found: Promise<Found>; readonly until: number } | null = null
  return () => {
    if (kept && now() < kept.until) return kept.found
    const found = read()
    const own = { found, until: now() + time }
    kept = own
    found.catch(() => {
      if (kept === own) kept = null
    })
    return found
  }
}
