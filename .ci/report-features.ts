import { spawnSync } from 'node:child_process'
import { rm } from 'node:fs/promises'
import { buildWeb } from '#adapters/commands/build.ts'
import { levels, resultsOf } from '#features/levels.ts'
import { reportFolder } from '#features/support/last-picture.ts'
import { cucumber } from './cucumber.ts'
import { readRuns } from './report/level-results.ts'
import { writeReport } from './report/write-report.ts'

const [program, ...first] = cucumber
// Whoever looks on sees how many scenarios are done of how many.
const progress = process.stdout.isTTY ? ['--format', 'progress-bar'] : []

process.stdout.write('This takes some twelve minutes. Most of it are pages in a browser.\n')

await buildWeb()
await rm(reportFolder, { recursive: true, force: true })
for (const { name, title } of levels) {
  // What an earlier run has found is not what holds today.
  await rm(resultsOf(name), { force: true })
  process.stdout.write(`\n── Features: ${title}\n`)
  spawnSync(program, [...first, '--profile', name, ...progress], { stdio: 'inherit' })
  if ((await readRuns(name)) === null) process.stdout.write(`\nFeatures: ${title}: broke off\n`)
}
process.stdout.write(`\nThe report: ${await writeReport()}\n`)
