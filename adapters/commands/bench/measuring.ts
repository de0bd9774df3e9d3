/** What one request costs: milliseconds of processor time. */
export interface Cost {
  readonly server: number
  readonly postgres: number
}

/** The middle of several rounds, and how far they lie apart. */
export interface Spread {
  readonly median: number
  readonly least: number
  readonly most: number
}

export function spreadOf(values: readonly number[]): Spread {
  const sorted = values.toSorted((one, other) => one - other)
  return {
    median: sorted[Math.floor(sorted.length / 2)] ?? Number.NaN,
    least: sorted[0] ?? Number.NaN,
    most: sorted.at(-1) ?? Number.NaN,
  }
}

/** Does rounds of several things in turn, so that a busy machine is busy for all of them alike. */
export async function inRounds<Name extends string>(
  rounds: number,
  measured: Readonly<Record<Name, () => Promise<Cost>>>,
): Promise<Readonly<Record<Name, readonly Cost[]>>> {
  const names = Object.keys(measured) as Name[]
  const costs = Object.fromEntries(names.map((name) => [name, [] as Cost[]])) as Record<Name, Cost[]>
  for (let round = 0; round < rounds; round++)
    for (const name of names) costs[name].push(await measured[name]())
  return costs
}
