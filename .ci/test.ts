import { spawn } from 'node:child_process'
import { rm } from 'node:fs/promises'
import { delimiter, resolve } from 'node:path'
import { buildServer, buildWeb } from '#adapters/commands/build.ts'
import { levels, resultsOf } from '#features/levels.ts'
import { quickChromium } from '#features/support/chromium.ts'
import { cucumber } from './cucumber.ts'
import { buildPages } from './report/build-pages.ts'
import { writeReport } from './report/write-report.ts'
import {
  type Counts,
  type Failure,
  featureCounts,
  featureFailures,
  featureTimes,
  slowest,
  sum,
  type Took,
  unitCounts,
  unitFailures,
  unitsLeftOut,
  unitTimes,
} from './results.ts'

interface Step {
  readonly title: string
  /** Says what it does while it goes on, or, where others run beside it, in one piece when it is done. */
  readonly run: (aloud: boolean) => Promise<boolean>
  /** What the step found, from the results it wrote; without it the step itself counts as one check. */
  readonly counts?: () => Promise<Counts>
  /** How long each part of it took. */
  readonly times?: () => Promise<readonly Took[]>
  /** What failed in it, by name. */
  readonly failures?: () => Promise<readonly Failure[]>
  /** What this machine could not try, by name. */
  readonly leftOut?: () => Promise<readonly string[]>
}

// The report's pages are tested as they are built for it.
process.env.REPORT_PAGES = resolve('reports/pages')

const environment = {
  ...process.env,
  PATH: [resolve('node_modules/.bin'), process.env.PATH].join(delimiter),
  // A dozen processes read the same modules: what the first has compiled serves the others.
  NODE_COMPILE_CACHE: resolve('node_modules/.cache/compiled'),
  // The compiler and the linter would take every core and tidy up often: a third more of a machine whose cores are all busy.
  GOMAXPROCS: '1',
  GOGC: 'off',
  GOMEMLIMIT: '2500MiB',
}

/** Enough for what was expected, what came instead, and where. */
const linesOfAFailure = 15

const command =
  (line: string) =>
  (aloud: boolean): Promise<boolean> =>
    new Promise((done, fail) => {
      const [program = '', ...given] = line.split(' ')
      const child = spawn(program, given, {
        stdio: aloud ? 'inherit' : ['inherit', 'pipe', 'pipe'],
        env: environment,
      })
      const said: Buffer[] = []
      for (const stream of [child.stdout, child.stderr])
        stream?.on('data', (part: Buffer) => void said.push(part))
      child.once('error', fail)
      child.once('close', (code) => {
        if (!aloud) process.stdout.write(Buffer.concat([Buffer.from(`\n── ${line}\n`), ...said]))
        done(code === 0)
      })
    })

const succeeds = (work: () => Promise<unknown>) => async (): Promise<boolean> => {
  await work()
  return true
}

/** @param given what the command is told beside its level */
const features = ({ name, title }: (typeof levels)[number], ...given: readonly string[]): Step => ({
  title: `Features: ${title}`,
  run: command([...cucumber, '--profile', name, ...given].join(' ')),
  counts: () => featureCounts(resultsOf(name)),
  times: () => featureTimes(resultsOf(name)),
  failures: () => featureFailures(resultsOf(name)),
})

const [inProcess, overHttp, inBrowser] = levels

/**
 * One stage after the other; within a stage each row goes its own way, its steps in order, and the first row aloud. Unit tests
 * wait now and then, for servers, databases and clocks: what takes one core goes on beside them. In a browser the features' two
 * workers keep two cores busy by themselves; beside something else each of them took a fifth longer of a processor.
 */
const stages: readonly (readonly (readonly Step[])[])[] = [
  [
    [{ title: 'A browser to test with', run: succeeds(quickChromium) }],
    [
      { title: 'Build of the web', run: succeeds(buildWeb) },
      { title: 'Build of the report', run: succeeds(() => buildPages(resolve('reports/pages'))) },
    ],
    [
      // What it finds is what the playground of rules is compared with.
      features(inProcess),
      { title: 'Build of the server', run: succeeds(buildServer) },
    ],
  ],
  [
    [
      {
        title: 'Boundaries and unit tests',
        run: command('vitest run --reporter=default --reporter=json --outputFile.json=reports/unit.json'),
        counts: () => unitCounts('reports/unit.json'),
        times: () => unitTimes('reports/unit.json'),
        failures: () => unitFailures('reports/unit.json'),
        leftOut: () => unitsLeftOut('reports/unit.json'),
      },
    ],
    [
      { title: 'Types: domain, with nothing around it', run: command('tsc -p domain') },
      { title: 'Types: application, with nothing around it', run: command('tsc -p application') },
      // Each checker reads the shared types anew.
      { title: 'Types: everything', run: command('tsc -p . --checkers 1') },
      { title: 'Lint', run: command('npm run --silent lint') },
      { title: 'Format', run: command('biome check') },
      { title: 'Unused code', run: command('knip') },
      { title: 'Simulation: 10,000 runs with trouble', run: command('node .ci/simulate.ts --seed 1') },
      // By one worker: the unit tests have two already.
      features(overHttp, '--parallel', '1'),
    ],
  ],
  [[features(inBrowser)]],
]

async function attempt({ title, run, counts, times, failures, leftOut }: Step, aloud: boolean) {
  process.stdout.write(`\n── ${title}\n`)
  const started = performance.now()
  const succeeded = await run(aloud).catch((error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
    return false
  })
  const seconds = (performance.now() - started) / 1000
  const itself: Counts = succeeded ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
  const found = (await counts?.().catch(() => undefined)) ?? itself
  // A run that broke off before its tests could fail has still failed.
  return {
    title,
    seconds,
    succeeded,
    times: (await times?.().catch(() => undefined)) ?? [],
    failures: (await failures?.().catch(() => undefined)) ?? [],
    leftOut: (await leftOut?.().catch(() => undefined)) ?? [],
    counts: !succeeded && found.failed === 0 ? sum([found, itself]) : found,
  }
}

const started = performance.now()
await rm('reports', { recursive: true, force: true })
const outcomes: Awaited<ReturnType<typeof attempt>>[] = []
for (const rows of stages)
  await Promise.all(
    rows.map(async (row, nth) => {
      for (const step of row) outcomes.push(await attempt(step, nth === 0))
    }),
  )
outcomes.push(await attempt({ title: 'The report', run: succeeds(writeReport) }, true))

process.stdout.write('\n')
for (const { title, seconds, succeeded } of outcomes)
  process.stdout.write(`${succeeded ? 'ok    ' : 'FAILED'} ${seconds.toFixed(1).padStart(6)} s  ${title}\n`)
process.stdout.write('\nWhat took longest:\n')
for (const { what, seconds } of slowest(
  outcomes.flatMap(({ times }) => times),
  15,
))
  process.stdout.write(`${seconds.toFixed(1).padStart(6)} s  ${what}\n`)
for (const what of outcomes.flatMap(({ leftOut }) => leftOut))
  process.stdout.write(`\nNot tried on this machine: ${what}\n`)
// What went wrong stands last, where whoever sees only the end of a long run finds it.
for (const { what, why } of outcomes.flatMap(({ failures }) => failures))
  process.stdout.write(`\nFAILED ${what}\n${why.split('\n').slice(0, linesOfAFailure).join('\n')}\n`)
const total = sum(outcomes.map(({ counts }) => counts))
const minutes = (performance.now() - started) / 60_000
process.stdout.write(
  `\n${minutes.toFixed(1)} minutes. What people can do, as a page: reports/features/index.html\n\n`,
)
process.stdout.write(`${total.passed} passed, ${total.failed} failed\n`)
process.exit(outcomes.every(({ succeeded }) => succeeded) ? 0 : 1)
