import { fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { SliceAnswer } from './slice-process.ts'
import type { Slice } from './slices.ts'

const script = fileURLToPath(new URL('slice-process.ts', import.meta.url))

/** Milliseconds. */
const patience = 30_000

function openApart(slices: readonly Slice[]): Promise<readonly Uint8Array[]> {
  const { promise, resolve, reject } = Promise.withResolvers<readonly Uint8Array[]>()
  const { PATH } = process.env
  const child = fork(script, [], {
    execArgv: ['--max-old-space-size=64', '--disable-warning=ExperimentalWarning'],
    env: { ...(PATH && { PATH }), MALLOC_ARENA_MAX: '2' },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    serialization: 'advanced',
    timeout: patience,
    killSignal: 'SIGKILL',
  })
  child.once('message', (said: SliceAnswer) => {
    if ('fonts' in said) resolve(said.fonts)
    else reject(new Error(said.failed))
    child.disconnect()
  })
  child.once('error', reject)
  child.once('exit', (code, signal) => {
    reject(new Error(`The process for letters has ended: ${signal ?? code}`))
  })
  child.send(slices, (error) => {
    if (error) reject(error)
  })
  return promise
}

let last: Promise<unknown> = Promise.resolve()

/**
 * Slices as fonts that a PDF can hold, in their order, for one document at a time. What unpacks them takes 50 MB of the memory, which
 * go with its process.
 */
export function openSlices(slices: readonly Slice[]): Promise<readonly Uint8Array[]> {
  if (slices.length === 0) return Promise.resolve([])
  const opened = last.then(() => openApart(slices))
  last = opened.catch(() => undefined)
  return opened
}
