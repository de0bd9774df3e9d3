import fc from 'fast-check'
import type { Run } from './acts.ts'
import { runs } from './runs.ts'
import type { Plant } from './simulated-shop.ts'
import { Simulation } from './simulation.ts'
import { Broken } from './trouble.ts'

export interface Simulated {
  readonly runs: number
  readonly seed: number
  /** Rare states, and how often they were reached. */
  readonly reached: ReadonlyMap<string, number>
  /** Null where every rule held. */
  readonly broken: {
    readonly rule: string
    /** Plays the smallest run that breaks it, with the seed. */
    readonly path: string
    readonly run: Run
    /** What happened in it. */
    readonly log: readonly string[]
  } | null
}

const messageOf = (error: unknown): string => {
  const inner = error instanceof AggregateError ? `: ${error.errors.map(messageOf).join(', ')}` : ''
  return (error instanceof Error ? error.message : String(error)) + inner
}

/** What nobody foresaw comes with where it was thrown. */
const toldOf = (error: unknown): string =>
  error instanceof Error && !(error instanceof Broken) ? (error.stack ?? error.message) : messageOf(error)

/** Plays one run again. @returns what happened, with the rule that it breaks last */
export async function played(run: Run, plant?: Plant): Promise<readonly string[]> {
  const log: string[] = []
  await new Simulation({ log, ...(plant && { plant }) })
    .run(run)
    .catch((error: unknown) => void log.push(`BROKEN: ${toldOf(error)}`))
  return log
}

/** Goes through runs until one breaks a rule, and finds the smallest that does. @param plant a mistake that it is to find */
export async function simulate({
  runs: most,
  seed,
  path,
  plant,
  anyRun = false,
}: {
  readonly runs: number
  readonly seed: number
  readonly path?: string | undefined
  readonly plant?: Plant
  /** Whether the first run that breaks a rule will do, however long it is. */
  readonly anyRun?: boolean
}): Promise<Simulated> {
  const simulation = new Simulation(plant ? { plant } : {})
  const { failed, counterexample, counterexamplePath, errorInstance, numRuns } = await fc.check(
    fc.asyncProperty(runs, (run) => simulation.run(run)),
    { numRuns: most, seed, endOnFailure: anyRun, ...(path !== undefined && { path }) },
  )
  const { reached } = simulation
  if (!failed || !counterexample) return { runs: numRuns, seed, reached, broken: null }
  const [run] = counterexample
  const broken = {
    rule: messageOf(errorInstance),
    path: counterexamplePath ?? '',
    run,
    log: await played(run, plant),
  }
  return { runs: numRuns, seed, reached, broken }
}
