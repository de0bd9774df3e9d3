import cluster from 'node:cluster'
import { onStop } from './stopping.ts'

/** Milliseconds. */
const beforeRestart = 1_000
const mostFailures = 3

/**
 * Keeps server processes on one port: who ends is replaced after a pause.
 * @returns the port, as soon as the first one listens
 * @throws Error when they end before any of them has listened
 */
export function keepWorkers(count: number, environment: Record<string, string>): Promise<number> {
  let stopping = false
  onStop(() => {
    stopping = true
    return new Promise<void>((resolve) => cluster.disconnect(resolve))
  })
  return new Promise((resolve, reject) => {
    let opened = false
    let failures = 0
    const keepOne = (): void => {
      if (stopping) return
      const worker = cluster.fork(environment)
      worker.once('listening', ({ port }) => {
        opened = true
        resolve(port)
      })
      // One that has just ended cannot be told to stop any more; its 'exit' says what there is to know.
      worker.on('error', () => undefined)
      worker.once('exit', () => {
        if (stopping || worker.exitedAfterDisconnect) return
        if (!opened && ++failures >= mostFailures)
          reject(new Error('The server processes end before they listen; what they said stands above.'))
        else setTimeout(keepOne, beforeRestart)
      })
    }
    for (let worker = 0; worker < count; worker++) keepOne()
  })
}
