import { glob, readFile, stat } from 'node:fs/promises'
import { stripVTControlCharacters } from 'node:util'
import { resultsOf, tagsNotAt } from '#features/levels.ts'
import type { LevelName, LevelResult } from '#features/report/report-data.ts'
import type { ParsedScenario } from './parse-feature.ts'

interface Run {
  readonly seconds: number
  readonly failedAt: number | null
  /** What the first step that did not hold said; empty where all held. */
  readonly said: string
}

/** Runs of one level by the file of their feature and the line on which they begin; null where it was not run. */
export type Runs = ReadonlyMap<string, Run> | null

const nanosecondsPerSecond = 1_000_000_000

interface Written {
  readonly uri: string
  readonly elements: readonly {
    readonly line: number
    readonly steps: readonly {
      readonly line?: number
      readonly result: {
        readonly status: string
        readonly duration?: number
        readonly error_message?: string
      }
    }[]
  }[]
}

/** What Cucumber says of a step that failed, without where in the code it did. */
const inWords = (message: string): string =>
  stripVTControlCharacters(message)
    .split('\n')
    .filter((line) => !/^\s+at /.test(line))
    .join('\n')
    .trim()
    .slice(0, 2_000)

/** Reads what a level found from Cucumber's JSON. */
export function runsIn(json: string): ReadonlyMap<string, Run> {
  const features = JSON.parse(json) as readonly Written[]
  return new Map(
    features.flatMap(({ uri, elements }) =>
      elements.map(({ line, steps }) => {
        const failed = steps.find(({ result }) => !['passed', 'skipped'].includes(result.status))
        const nanoseconds = steps.reduce((total, { result }) => total + (result.duration ?? 0), 0)
        const run: Run = {
          seconds: Math.round((nanoseconds / nanosecondsPerSecond) * 1000) / 1000,
          failedAt: failed?.line ?? null,
          said: failed ? inWords(failed.result.error_message ?? `This step is ${failed.result.status}.`) : '',
        }
        return [`${uri}:${line}`, run] as const
      }),
    ),
  )
}

/** What a level found; null where it was not run, or broke off. */
export const readRuns = (level: LevelName): Promise<Runs> =>
  readFile(resultsOf(level), 'utf8')
    .then(runsIn)
    .catch(() => null)

/** The same where nothing that scenarios are played with was written since; null otherwise. */
export async function readCurrentRuns(level: LevelName): Promise<Runs> {
  const writtenAt = (file: string) => stat(file).then(({ mtimeMs }) => mtimeMs)
  const foundAt = await writtenAt(resultsOf(level)).catch(() => 0)
  for await (const file of glob('{features,domain,application,adapters,web}/**/*.{feature,ts}'))
    if ((await writtenAt(file)) > foundAt) return null
  return readRuns(level)
}

/** What a level says of a scenario. */
export function resultAt(level: LevelName, file: string, scenario: ParsedScenario, runs: Runs): LevelResult {
  const kept = tagsNotAt[level].find((tag) => scenario.tags.has(tag))
  if (kept !== undefined) {
    const reason = scenario.tags.get(kept) || kept
    return { outcome: 'not-here', seconds: 0, reason, failedAt: null }
  }
  if (runs === null)
    return { outcome: 'not-run', seconds: 0, reason: 'This level was not run, or broke off.', failedAt: null }
  const found = scenario.lines.flatMap((line) => runs.get(`${file}:${line}`) ?? [])
  const failed = found.find(({ said }) => said !== '')
  const seconds = Math.round(found.reduce((total, run) => total + run.seconds, 0) * 1000) / 1000
  if (failed) return { outcome: 'failed', seconds, reason: failed.said, failedAt: failed.failedAt }
  if (found.length < scenario.lines.length)
    return { outcome: 'not-run', seconds, reason: 'It was not tried this time.', failedAt: null }
  return { outcome: 'held', seconds, reason: '', failedAt: null }
}
