import { readFile } from 'node:fs/promises'

/** How many checks went well, and how many did not. */
export interface Counts {
  readonly passed: number
  readonly failed: number
}

export const sum = (counts: readonly Counts[]): Counts => ({
  passed: counts.reduce((total, { passed }) => total + passed, 0),
  failed: counts.reduce((total, { failed }) => total + failed, 0),
})

interface UnitResults {
  readonly numPassedTests: number
  readonly numFailedTests: number
}

/** Counts from Vitest's JSON report. @throws where there is no such file */
export async function unitCounts(file: string): Promise<Counts> {
  const results = JSON.parse(await readFile(file, 'utf8')) as UnitResults
  return { passed: results.numPassedTests, failed: results.numFailedTests }
}

interface FeatureResults {
  readonly elements: readonly {
    readonly type: string
    readonly steps: readonly { readonly result: { readonly status: string } }[]
  }[]
}

/** Counts scenarios from Cucumber's JSON report. @throws where there is no such file */
export async function featureCounts(file: string): Promise<Counts> {
  const features = JSON.parse(await readFile(file, 'utf8')) as readonly FeatureResults[]
  const scenarios = features.flatMap(({ elements }) => elements).filter(({ type }) => type === 'scenario')
  const passed = scenarios.filter(({ steps }) =>
    steps.every(({ result }) => result.status === 'passed'),
  ).length
  return { passed, failed: scenarios.length - passed }
}
