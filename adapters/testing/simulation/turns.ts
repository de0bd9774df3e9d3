/** Long enough for everything that waits for nobody else to have been done. */
const quiet = () => new Promise<void>((resolve) => setImmediate(resolve))

/** Who goes on next where several are at it at once: one at a time, in an order that can be had again. */
export class Turns {
  private readonly waiting: (() => void)[] = []
  private severalAreAtIt = false

  /** Waits for one's turn; alone, nobody waits. */
  async come(): Promise<void> {
    if (this.severalAreAtIt) await new Promise<void>((resolve) => this.waiting.push(resolve))
  }

  /** Does several things at once. @param choices who of those that wait goes on, at each turn; then the first one */
  async together(acts: readonly (() => Promise<void>)[], choices: readonly number[]): Promise<void> {
    if (acts.length === 1) return acts[0]?.()
    this.severalAreAtIt = true
    let left = acts.length
    const all = Promise.allSettled(acts.map((act) => act().finally(() => left--)))
    for (let turn = 0; ; turn++) {
      await quiet()
      if (left === 0) break
      if (this.waiting.length === 0) throw new Error('Somebody waits, and nobody goes on.')
      const [next] = this.waiting.splice((choices[turn] ?? 0) % this.waiting.length, 1)
      next?.()
    }
    this.severalAreAtIt = false
    for (const outcome of await all) if (outcome.status === 'rejected') throw outcome.reason
  }
}
