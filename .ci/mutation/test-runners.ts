import { globSync } from 'node:fs'
import { type CoverageData, INSTRUMENTER_CONSTANTS, type MutantCoverage } from '@stryker-mutator/api/core'
import {
  type DryRunResult,
  DryRunStatus,
  type MutantRunResult,
  MutantRunStatus,
  type TestResult,
  type TestRunner,
  TestStatus,
  toMutantRunResult,
} from '@stryker-mutator/api/test-runner'
import { featuresInProcess, isScenario } from './features-in-process.ts'
import { parts } from './parts.ts'
import { collectTests, isWithin, type RanTest, runTests } from './tests-in-process.ts'

/** What the mutants in the sources read and write: they are all there at once, and one of them is active. */
interface Mutants {
  activeMutant?: string | undefined
  currentTestId?: string | undefined
  hitCount?: number | undefined
  hitLimit?: number | undefined
  mutantCoverage?: MutantCoverage
}

const place = INSTRUMENTER_CONSTANTS.NAMESPACE
const mutants = ((globalThis as { [place]?: Mutants })[place] ??= {})

const turn = (id: string | undefined): void => {
  mutants.currentTestId = id
}

/** In place: each file of the sources holds on to it. @returns what was there */
function takeCoverage(): MutantCoverage {
  const seen = structuredClone(mutants.mutantCoverage ?? { static: {}, perTest: {} })
  for (const held of Object.values(mutants.mutantCoverage ?? {}))
    for (const name of Object.keys(held)) Reflect.deleteProperty(held, name)
  return seen
}

/** What is done at the beginning of a file or a suite is done for each of its tests. */
function coverageByTest(seen: Record<string, CoverageData>, ids: readonly string[]) {
  const outer = Object.keys(seen).filter((id) => !isScenario(id))
  return Object.fromEntries(
    ids.map((id) => [
      id,
      Object.assign(
        {},
        ...[...outer.filter((each) => isWithin(id, each)), id].map((each) => seen[each] ?? {}),
      ) as CoverageData,
    ]),
  )
}

const resultOf = ({ id, file, timeSpentMs, failure }: RanTest): TestResult => {
  const known = { id, name: id, fileName: file, timeSpentMs }
  return failure === undefined
    ? { ...known, status: TestStatus.Success }
    : { ...known, status: TestStatus.Failed, failureMessage: failure }
}

/** What a mutant meets in this process: first the tests, of which each costs less than a scenario, then the features. */
function testsOf(patterns: readonly string[], hasFeatures: boolean) {
  const files = globSync([...patterns]).toSorted()
  const features = hasFeatures ? featuresInProcess(turn) : undefined

  return {
    async read(): Promise<void> {
      for (const file of files) await collectTests(file)
      await features?.read()
    },

    /** @param ids all where none are named */
    async run(isFirstEnough: boolean, ids?: readonly string[]): Promise<TestResult[]> {
      const chosen = ids && new Set(ids)
      const chosenFiles = ids ? files.filter((file) => ids.some((id) => isWithin(id, file))) : files
      const results: TestResult[] = []
      for await (const ran of runTests(chosenFiles, (id) => chosen?.has(id) ?? true, turn)) {
        results.push(resultOf(ran))
        if (isFirstEnough && ran.failure !== undefined) return results
      }
      const scenarios = ids?.filter(isScenario)
      if (features && scenarios?.length !== 0) results.push(...(await features.run(isFirstEnough, scenarios)))
      return results
    },
  }
}

const inProcess = (patterns: readonly string[], hasFeatures: boolean): TestRunner => {
  const tests = testsOf(patterns, hasFeatures)
  return {
    // What a module does while it is read is no mutant's (ignoreStatic), as init reads it while none is active: a process anew
    // for each that is there then as well would be seconds for the same answer.
    capabilities: () => ({ reloadEnvironment: true }),
    init: () => tests.read(),
    async dryRun(): Promise<DryRunResult> {
      const { static: read } = takeCoverage()
      const results = await tests.run(false)
      const { static: between, perTest } = takeCoverage()
      const ids = results.map(({ id }) => id)
      const mutantCoverage = { static: { ...read, ...between }, perTest: coverageByTest(perTest, ids) }
      return { status: DryRunStatus.Complete, tests: results, mutantCoverage }
    },
    async mutantRun({ activeMutant, hitLimit, disableBail, testFilter }): Promise<MutantRunResult> {
      Object.assign(mutants, { activeMutant: activeMutant.id, hitLimit, hitCount: hitLimit ? 0 : undefined })
      try {
        const results = await tests.run(!disableBail, testFilter)
        if ((mutants.hitCount ?? 0) > (hitLimit ?? Number.POSITIVE_INFINITY))
          return { status: MutantRunStatus.Timeout, reason: 'It went on and on.' }
        return toMutantRunResult({ status: DryRunStatus.Complete, tests: results })
      } finally {
        mutants.activeMutant = undefined
      }
    },
  }
}

export const strykerPlugins = parts.map(({ ring, tests, hasFeatures }) => ({
  kind: 'TestRunner',
  name: ring,
  factory: () => inProcess(tests, hasFeatures),
}))
