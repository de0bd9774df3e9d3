import { readConfiguration } from './configuration.ts'
import { giveUp } from './own-process.ts'
import { prepare } from './prepare.ts'
import { stopAll, stopOnSignal } from './stopping.ts'

// What every start does before it opens, alone: where several servers start at once, one process does it before them.
stopOnSignal(1)
try {
  await prepare(readConfiguration(process.env))
  await stopAll()
} catch (error) {
  await giveUp(error)
}
