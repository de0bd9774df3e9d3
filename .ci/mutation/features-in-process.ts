import { Writable } from 'node:stream'
import { type ISupportCodeLibrary, loadConfiguration, loadSupport, runCucumber } from '@cucumber/cucumber/api'
import { type TestResult, TestStatus } from '@stryker-mutator/api/test-runner'

const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() })

const scenarioId = /^(features\/.+\.feature):(\d+)$/

export const isScenario = (id: string): boolean => scenarioId.test(id)

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
function resultsOfRun(turn: (id: string | undefined) => void) {
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
      turn(id)
    }
    if (testStepFinished) {
      const { status, message: why } = testStepFinished.testStepResult
      const scenario = running.get(testStepFinished.testCaseStartedId)
      if (scenario && !/PASSED|SKIPPED/.test(status)) scenario.failure ??= why ?? status
    }
    const ended = testCaseFinished && running.get(testCaseFinished.testCaseStartedId)
    if (!ended) return
    turn(undefined)
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
export function featuresInProcess(turn: (id: string | undefined) => void) {
  const formats = { files: {}, publish: false as const, options: {}, stdout: 'progress' }
  const loaded = loadConfiguration({ profiles: ['domain'] })
  let support: ISupportCodeLibrary | undefined

  return {
    async read(): Promise<void> {
      const { runConfiguration } = await loaded
      support = await loadSupport(runConfiguration)
    },

    /** @param failFast whether one that fails is enough @param scenarios all where none are named */
    async run(failFast: boolean, scenarios?: readonly string[]): Promise<TestResult[]> {
      const { runConfiguration: usual } = await loaded
      const run = {
        ...usual,
        formats,
        support: support ?? usual.support,
        sources: { ...usual.sources, paths: scenarios ? pathsOf(scenarios) : usual.sources.paths },
        runtime: { ...usual.runtime, failFast },
      }
      const { hear, results } = resultsOfRun(turn)
      await runCucumber(run, { stdout: nowhere, stderr: nowhere }, hear)
      return results
    },
  }
}
