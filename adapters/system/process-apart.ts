import { type ChildProcess, fork } from 'node:child_process'
import type { Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'

/** What a program is given to do, and to do it with. */
interface Task {
  /** Megabytes of objects. */
  readonly mostMemory: number
  /** Milliseconds; it is killed after these. */
  readonly patience: number
  /** What it is told as it begins. */
  readonly told?: string
  /** What somebody has sent, which it reads from its standard input as it comes. */
  readonly sent?: AsyncIterable<Uint8Array>
}

/** A reader that is gone says by its end what has become of it. */
const gone = new Set(['EPIPE', 'ECONNRESET', 'ERR_STREAM_PREMATURE_CLOSE'])

/**
 * Begins a program beside the shop for one task. It is given none of our secrets, as strangers may have sent what it reads; where it
 * runs out of memory or time it ends alone, as a thread would not; and what it took of the memory goes with it.
 * @param script its path
 * @param fail hears why it could not be begun, or not be given what was sent
 */
export function processApart(
  script: string,
  { mostMemory, patience, told, sent }: Task,
  fail: (error: Error) => void,
): ChildProcess {
  const { PATH } = process.env
  const child = fork(script, told === undefined ? [] : [told], {
    execArgv: [`--max-old-space-size=${mostMemory}`, '--disable-warning=ExperimentalWarning'],
    env: { ...(PATH && { PATH }), MALLOC_ARENA_MAX: '2' },
    // What V8 writes when it gives up over what was sent is no line of our log.
    stdio: sent ? ['pipe', 'ignore', 'ignore', 'ipc'] : ['ignore', 'ignore', 'inherit', 'ipc'],
    serialization: 'advanced',
    timeout: patience,
    killSignal: 'SIGKILL',
  })
  child.once('error', fail)
  if (sent)
    pipeline(sent, child.stdin as Writable).catch((error: NodeJS.ErrnoException) => {
      if (gone.has(error.code ?? '')) return
      fail(error)
      child.kill('SIGKILL')
    })
  return child
}
