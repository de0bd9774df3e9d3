import { buildWeb } from './build.ts'
import { takeStep } from './own-process.ts'
import { step } from './progress.ts'

await takeStep(() => step('Building the web', buildWeb))
