import cluster from 'node:cluster'
import { setTimeout as delay } from 'node:timers/promises'
import { onStop } from '../stopping.ts'

/** Milliseconds. */
const beforeRestart = 1_000
const mostFailures = 3

const [leave, open] = ['leave', 'open']

/** Hears of it in a server process when nobody is to be sent there any more. */
export function onLeave(told: () => void): void {
  process.on('message', (message) => message === leave && told())
}

/**
 * Waits in a server process for the word that what it stands on is ready: until then it reads its program.
 * To be called before anything else is waited for.
 * @returns false where it is to end instead
 */
export const awaitOpening = (): Promise<boolean> =>
  new Promise((resolve) => {
    process.on('message', (message) => message === open && resolve(true))
    process.once('disconnect', () => resolve(false))
  })

interface Keeping {
  /** Milliseconds for which they go on answering when they are to stop. */
  readonly stopDelay?: number
  /** When they may open. */
  readonly ready?: Promise<unknown>
  /** Hears of one that has ended by itself, before another takes its place. @param cause its exit code, or the signal that ended it */
  readonly onEnd?: (cause: string) => void
}

/** Tells all server processes, and gives whoever sends requests the time to notice. */
async function leaveFirst(milliseconds: number): Promise<void> {
  if (milliseconds === 0) return
  for (const worker of Object.values(cluster.workers ?? {})) worker?.send(leave, () => undefined)
  await delay(milliseconds)
}

/**
 * Keeps server processes on one port: who ends is replaced after a pause, and listens where the first one did.
 * @returns the port, as soon as the first one listens
 * @throws Error when they end before any of them has listened; what `ready` throws
 */
export function keepWorkers(
  count: number,
  environment: Record<string, string>,
  { stopDelay = 0, ready = Promise.resolve(), onEnd }: Keeping = {},
): Promise<number> {
  let stopping = false
  onStop(async () => {
    stopping = true
    await leaveFirst(stopDelay)
    await new Promise<void>((resolve) => cluster.disconnect(resolve))
  })
  return new Promise((resolve, reject) => {
    let opened: number | null = null
    let failures = 0
    ready.catch(reject)
    const keepOne = (): void => {
      if (stopping) return
      const worker = cluster.fork(opened === null ? environment : { ...environment, PORT: String(opened) })
      ready.then(
        () => worker.send(open, () => undefined),
        () => undefined,
      )
      worker.once('listening', ({ port }) => {
        opened = port
        resolve(port)
      })
      // One that has just ended cannot be told to stop any more; its 'exit' says what there is to know.
      worker.on('error', () => undefined)
      worker.once('exit', (code: number | null, signal: string | null) => {
        if (stopping || worker.exitedAfterDisconnect) return
        if (opened === null && ++failures >= mostFailures) {
          reject(new Error('The server processes end before they listen; what they said stands above.'))
          return
        }
        onEnd?.(signal ?? String(code))
        setTimeout(keepOne, beforeRestart)
      })
    }
    for (let worker = 0; worker < count; worker++) keepOne()
  })
}
