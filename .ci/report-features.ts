import { spawnSync } from 'node:child_process'
import { rm } from 'node:fs/promises'
import { buildWeb } from '#adapters/commands/build.ts'
import { levels } from '#features/levels.ts'
import { reportFolder } from '#features/support/last-picture.ts'
import { writeReport } from './report/write-report.ts'

await buildWeb()
await rm(reportFolder, { recursive: true, force: true })
for (const { name } of levels)
  spawnSync('node_modules/.bin/cucumber-js', ['--profile', name], { stdio: 'inherit' })
process.stdout.write(`\nThe report: ${await writeReport()}\n`)
