import { type ChildProcess, fork } from 'node:child_process'
import type { Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'

interface Limits {
  /** Megabytes of objects. */
  readonly mostMemory: number
  /** Milliseconds; it is killed after these. */
  readonly patience: number
  /** What it is told as it begins. */
  readonly task?: string
  /** Somebody has sent it, and it is read as it comes; its end is waited for by whoever hears the process. */
  readonly sent?: AsyncIterable<Uint8Array>
}

/** A reader that is gone says by its end what has become of it. */
const gone = new Set(['EPIPE', 'ECONNRESET', 'ERR_STREAM_PREMATURE_CLOSE'])

/**
 * Begins a program beside the shop for one task. It is given none of our secrets, as strangers have sent what it reads; where it runs
 * out of memory or time it ends alone, as a thread would not; and what it took of the memory goes with it.
 * @param script its path
 */
export function processApart(
  script: string,
  { mostMemory, patience, task, sent }: Limits,
  fail: (error: Error) => void,
): ChildProcess {
  const { PATH } = process.env
  const child = fork(script, task === undefined ? [] : [task], {
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
