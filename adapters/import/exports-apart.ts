import { fileURLToPath } from 'node:url'
import { processApart } from '#adapters/system/process-apart.ts'
import { turns } from '#adapters/system/turns.ts'
import type { ImportableWork, ShopExports } from '#application/catalogue/shop-exports.ts'
import type { SentFile } from '#application/shared/sent-file.ts'
import type { PriceRate } from '#domain/catalogue/price-rate.ts'
import type { ExportAnswer } from './export-process.ts'
import { refusedExport } from './refused-export.ts'

const script = fileURLToPath(new URL('export-process.ts', import.meta.url))

const limits = { mostMemory: 256, patience: 60_000 }

const tooMuchToRead = () =>
  refusedExport(
    'import-too-large',
    'This table is too large to be read at once. Split it and send the parts.',
  )

/**
 * One process for one table.
 * @throws DomainError rule-broken 'import-…'
 */
function readApart(file: SentFile, rate: PriceRate | null): Promise<readonly ImportableWork[]> {
  const { promise, resolve, reject } = Promise.withResolvers<readonly ImportableWork[]>()
  const child = processApart(script, { ...limits, told: JSON.stringify(rate), sent: file.stream() }, reject)
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
  child.once('exit', (code, signal) => {
    reject(signal === null ? new Error(`The process for a table has ended: ${code}`) : tooMuchToRead())
  })
  return promise
}

/**
 * Reads tables beside the shop, one after the other: a large one keeps a processor for seconds, and visitors would
 * wait for it. Its memory goes with its process.
 */
export function exportsApart(): ShopExports {
  const inTurn = turns(1)
  return { read: (file, rate = null) => inTurn(() => readApart(file, rate)) }
}
