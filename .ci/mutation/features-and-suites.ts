import { Writable } from 'node:stream'
import { type IRunOptions, loadConfiguration, runCucumber } from '@cucumber/cucumber/api'
import { INSTRUMENTER_CONSTANTS } from '@stryker-mutator/api/core'
import type { Injector, PluginContext } from '@stryker-mutator/api/plugin'
import {
  DryRunStatus,
  type MutantRunOptions,
  type MutantRunResult,
  MutantRunStatus,
  type TestResult,
  type TestRunner,
  TestStatus,
  toMutantRunResult,
} from '@stryker-mutator/api/test-runner'
import { strykerPlugins as vitestPlugins } from '@stryker-mutator/vitest-runner'

type Coverage = Record<string, number>

/** What the mutants in the sources read and write: they are all there at once, and one of them is active. */
interface Mutants {
  activeMutant?: string | undefined
  currentTestId?: string | undefined
  hitCount?: number | undefined
  hitLimit?: number | undefined
  mutantCoverage?: { static: Coverage; perTest: Record<string, Coverage> }
}

const place = INSTRUMENTER_CONSTANTS.NAMESPACE
const mutants = ((globalThis as { [place]?: Mutants })[place] ??= {})

/** In place: each file of the sources holds on to it. */
function forgetCoverage(): void {
  for (const seen of Object.values(mutants.mutantCoverage ?? {}))
    for (const name of Object.keys(seen)) Reflect.deleteProperty(seen, name)
}

const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() })

const scenarioId = /^(features\/.+\.feature):(\d+)$/

/** Scenarios by file, as cucumber takes them: features/cart/cart.feature:12:40 */
const pathsOf = (scenarios: readonly string[]): string[] => {
  const places = scenarios.map((id) => scenarioId.exec(id) ?? [])
  return [...Map.groupBy(places, ([, file = '']) => file)].map(([file, held]) =>
    [file, ...held.map(([, , line = '']) => line)].join(':'),
  )
}

interface Running {
  readonly id: string
  readonly startedAt: number
  failure: string | undefined
}

/** Listens to a run, and says whose turn it is. @returns what hears its messages, and the results that come together */
function resultsOfRun() {
  const ids = new Map<string, string>()
  const running = new Map<string, Running>()
  const results: TestResult[] = []

  const hear: Parameters<typeof runCucumber>[2] = (message) => {
    const { pickle, testCase, testCaseStarted, testStepFinished, testCaseFinished } = message
    if (pickle) ids.set(pickle.id, `${pickle.uri}:${pickle.location?.line}`)
    if (testCase) ids.set(testCase.id, ids.get(testCase.pickleId) ?? '')
    if (testCaseStarted) {
      const id = ids.get(testCaseStarted.testCaseId) ?? ''
      running.set(testCaseStarted.id, { id, startedAt: performance.now(), failure: undefined })
      mutants.currentTestId = id
    }
    if (testStepFinished) {
      const { status, message: why } = testStepFinished.testStepResult
      const scenario = running.get(testStepFinished.testCaseStartedId)
      if (scenario && !/PASSED|SKIPPED/.test(status)) scenario.failure ??= why ?? status
    }
    const ended = testCaseFinished && running.get(testCaseFinished.testCaseStartedId)
    if (!ended) return
    mutants.currentTestId = undefined
    const { id, startedAt, failure } = ended
    const known = { id, name: id, timeSpentMs: performance.now() - startedAt }
    results.push(
      failure === undefined
        ? { ...known, status: TestStatus.Success }
        : { ...known, status: TestStatus.Failed, failureMessage: failure },
    )
  }
  return { hear, results }
}

/** The features of the domain's level within this process, where what they load is loaded once for all mutants. */
function featuresInProcess() {
  const formats = { files: {}, publish: false as const, options: {}, stdout: 'progress' }
  const loaded = loadConfiguration({ profiles: ['domain'] })
  let support: IRunOptions['support'] | undefined

  /** @param failFast whether one that fails is enough @param scenarios all where none are named */
  return async (failFast: boolean, scenarios?: readonly string[]): Promise<TestResult[]> => {
    const { runConfiguration: usual } = await loaded
    const run = {
      ...usual,
      formats,
      support: support ?? usual.support,
      sources: { ...usual.sources, paths: scenarios ? pathsOf(scenarios) : usual.sources.paths },
      runtime: { ...usual.runtime, failFast },
    }
    const { hear, results } = resultsOfRun()
    const ended = await runCucumber(run, { stdout: nowhere, stderr: nowhere }, hear)
    support = ended.support
    return results
  }
}

/** First the features, which cost little; what they let live meets the tests and suites over memory. */
const featuresAndSuites = (suites: TestRunner): TestRunner => {
  const runFeatures = featuresInProcess()

  const metByFeatures = async (run: MutantRunOptions, scenarios: readonly string[]) => {
    const { activeMutant, hitLimit, disableBail } = run
    Object.assign(mutants, { activeMutant: activeMutant.id, hitLimit, hitCount: hitLimit ? 0 : undefined })
    try {
      const tests = await runFeatures(!disableBail, scenarios)
      if ((mutants.hitCount ?? 0) > (hitLimit ?? Number.POSITIVE_INFINITY))
        return { status: MutantRunStatus.Timeout, reason: 'It went on and on.' } as const
      return toMutantRunResult({ status: DryRunStatus.Complete, tests })
    } finally {
      mutants.activeMutant = undefined
    }
  }

  return {
    capabilities: () => suites.capabilities(),
    init: async () => suites.init?.(),
    dispose: async () => suites.dispose?.(),
    async dryRun(run) {
      const bySuites = await suites.dryRun(run)
      if (bySuites.status !== DryRunStatus.Complete) return bySuites
      // What modules do while they are read is no scenario's, though the first one reads them.
      await runFeatures(false)
      forgetCoverage()
      const tests = [...(await runFeatures(false)), ...bySuites.tests]
      const { static: loaded = {}, perTest = {} } = bySuites.mutantCoverage ?? {}
      const seen = mutants.mutantCoverage ?? { static: {}, perTest: {} }
      return {
        ...bySuites,
        tests,
        mutantCoverage: {
          static: { ...seen.static, ...loaded },
          perTest: { ...seen.perTest, ...perTest },
        },
      }
    },
    async mutantRun(run): Promise<MutantRunResult> {
      const chosen = run.testFilter ?? []
      const scenarios = chosen.filter((id) => scenarioId.test(id))
      const tests = chosen.filter((id) => !scenarioId.test(id))
      const met = scenarios.length > 0 ? await metByFeatures(run, scenarios) : undefined
      if (met && (met.status !== MutantRunStatus.Survived || tests.length === 0)) return met
      return suites.mutantRun({ ...run, testFilter: tests })
    },
  }
}

const runnerOf = (injector: Injector<PluginContext>): TestRunner => {
  const [vitest] = vitestPlugins
  if (!vitest) throw new Error('There is no test runner for vitest.')
  return featuresAndSuites(injector.injectFunction(vitest.factory))
}
runnerOf.inject = ['$injector'] as const

export const strykerPlugins = [{ kind: 'TestRunner', name: 'features-and-suites', factory: runnerOf }]
