import { buildServer, buildWeb } from './build.ts'
import { isBuilt, serverPart, webPart } from './built-from.ts'
import { takeStep } from './own-process.ts'
import { step } from './progress.ts'

await takeStep(async () => {
  if (!isBuilt(webPart)) await step('Building the web', buildWeb)
  if (!isBuilt(serverPart)) await step('Building the server', buildServer)
})
