import { Worker } from 'node:worker_threads'
import type { ImportableWork, ShopExports } from '#application/catalogue/shop-exports.ts'
import type { GivenExport, ReadExport } from './export-thread.ts'
import { exportBytes, refusedExport } from './shop-exports.ts'

/** Megabytes that one table may take while it is read. */
const mostMemory = 400

/** Milliseconds. */
const patience = 60_000

const tooMuchToRead = () =>
  refusedExport(
    'import-too-large',
    'This table is too large to be read at once. Split it and send the parts.',
  )

/** @throws DomainError rule-broken 'import-…' */
function readInThread(given: GivenExport): Promise<readonly ImportableWork[]> {
  return new Promise((resolve, reject) => {
    const thread = new Worker(new URL('./export-thread.ts', import.meta.url), {
      workerData: given,
      resourceLimits: { maxOldGenerationSizeMb: mostMemory },
    })
    const impatient = setTimeout(() => {
      reject(tooMuchToRead())
      void thread.terminate()
    }, patience)
    thread.once('message', (said: ReadExport) => {
      if ('works' in said) resolve(said.works)
      else reject(refusedExport(said.refused.code, said.refused.message))
    })
    thread.once('error', (error) => {
      reject((error as { code?: unknown }).code === 'ERR_WORKER_OUT_OF_MEMORY' ? tooMuchToRead() : error)
    })
    thread.once('exit', () => {
      clearTimeout(impatient)
      reject(new Error('A table was left unread.'))
    })
  })
}

/**
 * Reads tables beside the shop, one after the other: a large one keeps a processor for seconds, and visitors would
 * wait for it. Its memory goes with its thread.
 */
export function exportsInThread(): ShopExports {
  let last: Promise<unknown> = Promise.resolve()
  return {
    read(file, rate = null) {
      const read = last.then(async () => readInThread({ bytes: await exportBytes(file), rate }))
      last = read.catch(() => undefined)
      return read
    },
  }
}
