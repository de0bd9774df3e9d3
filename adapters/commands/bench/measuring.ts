import { type Helper, timeOfPostgres, usedBy } from './processes.ts'

/** What one request costs: milliseconds of processor time, and statements. */
export interface Cost {
  readonly server: number
  readonly postgres: number
  readonly statements: number
}

/**
 * What a server and PostgreSQL spend on each of the requests that something makes.
 * @param data the folder of the database's cluster
 * @param load makes them, and says how many were answered
 */
export async function costOf(server: Helper, data: string, load: () => Promise<number>): Promise<Cost> {
  const before = { ...(await usedBy(server)), postgres: await timeOfPostgres(data) }
  const answered = await load()
  const after = { ...(await usedBy(server)), postgres: await timeOfPostgres(data) }
  return {
    server: (after.time - before.time) / answered,
    postgres: (after.postgres - before.postgres) / answered,
    statements: (after.statements - before.statements) / answered,
  }
}

/** Of both. */
export const total = ({ server, postgres }: Cost): number => server + postgres

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

/** The least of the values that so large a part of them does not exceed. @param part of 100; 99 leaves the slowest hundredth out */
export const percentile = (values: readonly number[], part: number): number => {
  const sorted = values.toSorted((one, other) => one - other)
  return sorted[Math.max(0, Math.ceil((sorted.length * part) / 100) - 1)] ?? Number.NaN
}

/** The middle, and what it lies between. */
export const inWords = ({ median, least, most }: Spread, digits: number): string =>
  `${median.toFixed(digits)} (${least.toFixed(digits)} to ${most.toFixed(digits)})`

/** Does rounds of several things in turn, so that a busy machine is busy for all of them alike. */
export async function inRounds<Name extends string, Value>(
  rounds: number,
  measured: Readonly<Record<Name, () => Promise<Value>>>,
): Promise<Readonly<Record<Name, readonly Value[]>>> {
  const names = Object.keys(measured) as Name[]
  const values = Object.fromEntries(names.map((name) => [name, [] as Value[]])) as Record<Name, Value[]>
  for (let round = 0; round < rounds; round++)
    for (const name of names) values[name].push(await measured[name]())
  return values
}
