import { availableParallelism } from 'node:os'
import { relative } from 'node:path'
import { parseArgs } from 'node:util'
import type { MutantResult } from '@stryker-mutator/api/core'
import { Stryker } from '@stryker-mutator/core'
import { type Living, sayLiving } from './mutation/living.ts'
import { type Part, parts, sourcesOf } from './mutation/parts.ts'

const usage =
  'npm run mutation [-- --concurrency N domain | application | orders | domain/orders | domain/orders/refund.ts …]'

const { positionals: places, values } = parseArgs({
  allowPositionals: true,
  options: { concurrency: { type: 'string', default: String(Math.max(1, availableParallelism() - 1)) } },
})
const concurrency = Number(values.concurrency)

/** Mutants of some sources, and what became of each. */
const mutate = ({ ring, least }: Part, files: readonly string[]) =>
  new Stryker({
    mutate: [...files],
    testRunner: ring,
    plugins: [new URL('mutation/test-runners.ts', import.meta.url).href],
    coverageAnalysis: 'perTest',
    // What is done once, while a module is read, costs nine tenths of the time.
    ignoreStatic: true,
    // It reads TypeScript's configuration by an API that TypeScript 7 has no more.
    tsconfigFile: 'none.json',
    ignorePatterns: [
      '/dist',
      '/.data',
      '/reports',
      '/adapters/postgres/migrations',
      '*.{avif,jpg,jpeg,png,webp,woff2}',
    ],
    disableTypeChecks: false,
    concurrency,
    // Where it has what others leave it of a machine, that it is slow does not mean that it hangs.
    timeoutMS: 10_000,
    dryRunTimeoutMinutes: 60,
    // A process that has run scenarios a thousand times holds a gigabyte.
    maxTestRunnerReuse: 300,
    incremental: true,
    // Not among the reports: npm test begins by taking those away.
    incrementalFile: `node_modules/.cache/mutation/${ring}.json`,
    htmlReporter: { fileName: `reports/mutation/${ring}.html` },
    reporters: ['clear-text', 'html', 'progress-append-only'],
    clearTextReporter: { logTests: false, reportTests: false },
    thresholds: { high: least, low: least, break: null },
  }).runMutationTest()

const isCounted = ({ status }: MutantResult): boolean =>
  !['Ignored', 'CompileError', 'RuntimeError'].includes(status)
const isKilled = ({ status }: MutantResult): boolean => status === 'Killed' || status === 'Timeout'

const shareOf = (results: readonly MutantResult[]): number => {
  const counted = results.filter(isCounted)
  return counted.length === 0 ? 100 : (counted.filter(isKilled).length / counted.length) * 100
}

const fileOf = ({ fileName }: MutantResult): string => relative('', fileName)

const livingIn = (results: readonly MutantResult[], files: readonly string[]): Living[] => {
  const living = Map.groupBy(
    results.filter((each) => isCounted(each) && !isKilled(each)),
    fileOf,
  )
  return files.map((file) => ({ file, count: living.get(file)?.length ?? 0 }))
}

const lines: string[] = []
let isEnough = true
for (const part of parts) {
  const asked = sourcesOf(part, places)
  if (asked.size === 0) continue
  const results = await mutate(part, [...asked.values()].flat())
  const all: MutantResult[] = []
  for (const [name, files] of asked) {
    // Beside what was asked for, it tells what it knows from before.
    const ofThese = results.filter((each) => files.includes(fileOf(each)))
    all.push(...ofThese)
    lines.push(`${part.ring}/${name}: ${shareOf(ofThese).toFixed(1)} %`)
  }
  const share = shareOf(all)
  const living = sayLiving(livingIn(all, [...asked.values()].flat()))
  isEnough &&= share >= part.least && !living.isWrong
  lines.push(
    `${part.ring}: ${share.toFixed(1)} % of ${all.filter(isCounted).length} mutants killed, at least ${part.least} %`,
    ...living.lines,
  )
}
process.stdout.write(lines.length > 0 ? `\n${lines.join('\n')}\n` : `There is nothing there.\n${usage}\n`)
process.exit(lines.length > 0 && isEnough ? 0 : 1)
