import { buildServer, buildWeb } from './build.ts'
import { builtFolder, serverPart, webPart } from './built-from.ts'
import { takeStep } from './own-process.ts'
import { step } from './progress.ts'

await takeStep(async () => {
  if (builtFolder(webPart) === null) await step('Building the web', buildWeb)
  if (builtFolder(serverPart) === null) await step('Building the server', buildServer)
})
