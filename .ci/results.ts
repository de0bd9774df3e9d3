import { readFile } from 'node:fs/promises'
import { relative } from 'node:path'

/** How many checks went well, and how many did not. */
export interface Counts {
  readonly passed: number
  readonly failed: number
}

export const sum = (counts: readonly Counts[]): Counts => ({
  passed: counts.reduce((total, { passed }) => total + passed, 0),
  failed: counts.reduce((total, { failed }) => total + failed, 0),
})

/** How long a file of tests or a scenario took, in seconds. */
export interface Took {
  readonly what: string
  readonly seconds: number
}

/** A test or a scenario that failed, with what it said. */
export interface Failure {
  readonly what: string
  readonly why: string
}

interface UnitResults {
  readonly numPassedTests: number
  readonly numFailedTests: number
  readonly testResults: readonly {
    readonly name: string
    readonly startTime: number
    readonly endTime: number
    /** Why a file could not even be read; empty where its tests ran. */
    readonly message: string
    readonly assertionResults: readonly {
      readonly fullName: string
      readonly status: string
      readonly failureMessages: readonly string[]
    }[]
  }[]
}

/** Counts from Vitest's JSON report. @throws where there is no such file */
export async function unitCounts(file: string): Promise<Counts> {
  const results = JSON.parse(await readFile(file, 'utf8')) as UnitResults
  return { passed: results.numPassedTests, failed: results.numFailedTests }
}

/** Files from Vitest's JSON report. @throws where there is no such file */
export async function unitTimes(file: string): Promise<readonly Took[]> {
  const { testResults } = JSON.parse(await readFile(file, 'utf8')) as UnitResults
  return testResults.map(({ name, startTime, endTime }) => ({
    what: relative('.', name),
    seconds: (endTime - startTime) / 1000,
  }))
}

/** Failed tests from Vitest's JSON report, and files that could not be read. @throws where there is no such file */
export async function unitFailures(file: string): Promise<readonly Failure[]> {
  const { testResults } = JSON.parse(await readFile(file, 'utf8')) as UnitResults
  return testResults.flatMap(({ name, message, assertionResults }) => {
    const failed = assertionResults
      .filter(({ status }) => status === 'failed')
      .map(({ fullName, failureMessages }) => ({
        what: `${relative('.', name)} › ${fullName}`,
        why: failureMessages.join('\n'),
      }))
    return message === '' || failed.length > 0 ? failed : [{ what: relative('.', name), why: message }]
  })
}

/** Tests that ran nowhere from Vitest's JSON report, as this machine has not what they need. @throws where there is no such file */
export async function unitsLeftOut(file: string): Promise<readonly string[]> {
  const { testResults } = JSON.parse(await readFile(file, 'utf8')) as UnitResults
  return testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'skipped')
      .map(({ fullName }) => `${relative('.', name)} › ${fullName}`),
  )
}

interface FeatureResults {
  readonly uri: string
  readonly elements: readonly {
    readonly type: string
    readonly name: string
    /** A duration is in nanoseconds. */
    readonly steps: readonly {
      readonly result: {
        readonly status: string
        readonly duration?: number
        readonly error_message?: string
      }
    }[]
  }[]
}

const nanosecondsPerSecond = 1_000_000_000

async function featureElements(file: string) {
  const features = JSON.parse(await readFile(file, 'utf8')) as readonly FeatureResults[]
  return features.flatMap(({ uri, elements }) => elements.map((element) => ({ uri, ...element })))
}

/** Counts scenarios from Cucumber's JSON report. @throws where there is no such file */
export async function featureCounts(file: string): Promise<Counts> {
  const scenarios = (await featureElements(file)).filter(({ type }) => type === 'scenario')
  const passed = scenarios.filter(({ steps }) =>
    steps.every(({ result }) => result.status === 'passed'),
  ).length
  return { passed, failed: scenarios.length - passed }
}

/** Scenarios from Cucumber's JSON report. @throws where there is no such file */
export async function featureTimes(file: string): Promise<readonly Took[]> {
  return (await featureElements(file)).map(({ uri, name, steps }) => ({
    what: `${uri} › ${name}`,
    seconds: steps.reduce((total, { result }) => total + (result.duration ?? 0), 0) / nanosecondsPerSecond,
  }))
}

/** Failed scenarios from Cucumber's JSON report. @throws where there is no such file */
export async function featureFailures(file: string): Promise<readonly Failure[]> {
  return (await featureElements(file)).flatMap(({ uri, name, steps }) => {
    const failed = steps.find(({ result }) => result.status !== 'passed' && result.status !== 'skipped')
    return failed
      ? [{ what: `${uri} › ${name}`, why: failed.result.error_message ?? failed.result.status }]
      : []
  })
}

/** What took longest, that first. */
export const slowest = (took: readonly Took[], most: number): readonly Took[] =>
  took.toSorted((one, other) => other.seconds - one.seconds).slice(0, most)
