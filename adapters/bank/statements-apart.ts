import { fork } from 'node:child_process'
import type { Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { fileURLToPath } from 'node:url'
import type { StatementFiles } from '#application/orders/incoming-money-contract.ts'
import type { SentFile } from '#application/shared/sent-file.ts'
import type { Statement } from '#domain/orders/incoming-payment.ts'
import type { StatementAnswer } from './statement-process.ts'
import { unreadableStatement } from './unreadable-statement.ts'

const script = fileURLToPath(new URL('statement-process.ts', import.meta.url))

/** Megabytes that a statement may take while it is read. */
const mostMemory = 256

/** Milliseconds. */
const patience = 30_000

/** A reader that is gone says by its end what has become of it. */
const gone = new Set(['EPIPE', 'ECONNRESET', 'ERR_STREAM_PREMATURE_CLOSE'])

/** One process for one file, which is given none of our secrets: where it runs out of memory or time it ends alone. */
function readApart(file: SentFile): Promise<Statement> {
  const { promise, resolve, reject } = Promise.withResolvers<Statement>()
  const { PATH } = process.env
  const child = fork(script, [], {
    execArgv: [`--max-old-space-size=${mostMemory}`, '--disable-warning=ExperimentalWarning'],
    env: { ...(PATH && { PATH }), MALLOC_ARENA_MAX: '2' },
    // What V8 writes when it gives up is no line of our log.
    stdio: ['pipe', 'ignore', 'ignore', 'ipc'],
    serialization: 'advanced',
    timeout: patience,
    killSignal: 'SIGKILL',
  })
  child.on('message', (said: StatementAnswer) => {
    if ('statement' in said) resolve(said.statement)
    else if ('refused' in said) reject(unreadableStatement(said.refused))
    else reject(new Error(said.failed))
    child.disconnect()
  })
  child.once('error', reject)
  child.once('exit', (code, signal) => {
    reject(
      signal === null
        ? new Error(`The process for a statement has ended: ${code}`)
        : unreadableStatement('There is more in this file than can be read at once.'),
    )
  })
  pipeline(file.stream(), child.stdin as Writable).catch((error: NodeJS.ErrnoException) => {
    if (gone.has(error.code ?? '')) return
    reject(error)
    child.kill('SIGKILL')
  })
  return promise
}

/** Reads statements beside the shop, one after the other: somebody else has written what stands in them. */
export function statementsApart(): StatementFiles {
  let last: Promise<unknown> = Promise.resolve()
  return {
    read(file) {
      const read = last.then(() => readApart(file))
      last = read.catch(() => undefined)
      return read
    },
  }
}
