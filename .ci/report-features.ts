import { spawnSync } from 'node:child_process'
import { buildWeb } from '#adapters/commands/build.ts'
import { levels, writeFeatureIndex } from './feature-report.ts'

await buildWeb()
for (const { name } of levels)
  spawnSync('node_modules/.bin/cucumber-js', ['--profile', name], { stdio: 'inherit' })
process.stdout.write(`\nThe report: ${await writeFeatureIndex()}\n`)
