import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { basename } from 'node:path'
import { inPlainWords } from './plain-words.ts'
import { onStop, stopAll } from './stopping.ts'

/** A step has failed in a process that has said why, or was told to stop. */
class StepEnded extends Error {}

/**
 * Takes a step of the start in a process of its own: what it needs of memory ends with it.
 * @param script the path of a file that calls `takeStep`
 * @throws Error where it did not come to its end
 */
export async function inOwnProcess(script: string, environment: Record<string, string> = {}): Promise<void> {
  const child = spawn(process.execPath, [script], {
    stdio: 'inherit',
    env: { ...process.env, ...environment },
  })
  const ended = once(child, 'exit') as Promise<[number | null, NodeJS.Signals | null]>
  let isDismissed = false
  onStop(() => {
    isDismissed = true
    child.kill()
    return ended
  })
  const [code, signal] = await ended
  if (signal !== null && !isDismissed)
    throw new Error(`The process of ${basename(script)} was ended by ${signal}.`)
  if (code !== 0) throw new StepEnded(script)
}

const say = (error: unknown): void => {
  process.stderr.write(`\n${inPlainWords(error, Number(process.env.PORT ?? 3000))}\n`)
}

/** Takes the step that this process was begun for, and ends. */
export async function takeStep(step: () => Promise<unknown>): Promise<never> {
  try {
    await step()
    process.exit(0)
  } catch (error) {
    say(error)
    process.exit(1)
  }
}

/** Says why the start has come to nothing, unless that was said, stops everything, and ends. */
export async function giveUp(error: unknown): Promise<never> {
  if (!(error instanceof StepEnded)) say(error)
  await stopAll()
  process.exit(1)
}
