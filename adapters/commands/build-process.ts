import { buildServer, buildWeb } from './build.ts'
import { takeStep } from './own-process.ts'
import { step } from './progress.ts'

await takeStep(async () => {
  await step('Building the web', buildWeb)
  await step('Building the server', buildServer)
})
