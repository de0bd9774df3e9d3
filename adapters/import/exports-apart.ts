import { fork } from 'node:child_process'
import type { Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { fileURLToPath } from 'node:url'
import type { ImportableWork, ShopExports } from '#application/catalogue/shop-exports.ts'
import type { SentFile } from '#application/shared/sent-file.ts'
import type { PriceRate } from '#domain/catalogue/price-rate.ts'
import type { ExportAnswer } from './export-process.ts'
import { refusedExport } from './refused-export.ts'

const script = fileURLToPath(new URL('export-process.ts', import.meta.url))

/** Megabytes that the objects of one table may take while it is read. */
const mostMemory = 256

/** Milliseconds. */
const patience = 60_000

const tooMuchToRead = () =>
  refusedExport(
    'import-too-large',
    'This table is too large to be read at once. Split it and send the parts.',
  )

/** A reader that is gone says by its end what has become of it. */
const gone = new Set(['EPIPE', 'ECONNRESET', 'ERR_STREAM_PREMATURE_CLOSE'])

/**
 * One process for one table, which is given none of our secrets: a stranger has sent what it reads. Where it runs out of
 * memory it ends alone, as a thread would not.
 * @throws DomainError rule-broken 'import-…'
 */
function readApart(file: SentFile, rate: PriceRate | null): Promise<readonly ImportableWork[]> {
  const { promise, resolve, reject } = Promise.withResolvers<readonly ImportableWork[]>()
  const { PATH } = process.env
  const child = fork(script, [JSON.stringify(rate)], {
    execArgv: [`--max-old-space-size=${mostMemory}`, '--disable-warning=ExperimentalWarning'],
    env: { ...(PATH && { PATH }), MALLOC_ARENA_MAX: '2' },
    // What V8 writes when it gives up is no line of our log.
    stdio: ['pipe', 'ignore', 'ignore', 'ipc'],
    serialization: 'advanced',
    timeout: patience,
    killSignal: 'SIGKILL',
  })
  const works: ImportableWork[] = []
  child.on('message', (said: ExportAnswer) => {
    if (said !== 'all' && 'works' in said) {
      works.push(...said.works)
      return
    }
    if (said === 'all') resolve(works)
    else if ('refused' in said) reject(refusedExport(said.refused.code, said.refused.message))
    else reject(new Error(said.failed))
    child.disconnect()
  })
  child.once('error', reject)
  child.once('exit', (code, signal) => {
    reject(signal === null ? new Error(`The process for a table has ended: ${code}`) : tooMuchToRead())
  })
  pipeline(file.stream(), child.stdin as Writable).catch((error: NodeJS.ErrnoException) => {
    if (gone.has(error.code ?? '')) return
    reject(error)
    child.kill('SIGKILL')
  })
  return promise
}

/**
 * Reads tables beside the shop, one after the other: a large one keeps a processor for seconds, and visitors would
 * wait for it. Its memory goes with its process.
 */
export function exportsApart(): ShopExports {
  let last: Promise<unknown> = Promise.resolve()
  return {
    read(file, rate = null) {
      const read = last.then(() => readApart(file, rate))
      last = read.catch(() => undefined)
      return read
    },
  }
}
