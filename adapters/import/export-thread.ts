import { parentPort, workerData } from 'node:worker_threads'
import type { ImportableWork } from '#application/catalogue/shop-exports.ts'
import type { PriceRate } from '#domain/catalogue/price-rate.ts'
import { DomainError } from '#domain/shared/domain-error.ts'
import { worksOf } from './shop-exports.ts'

/** What a thread is given to read. */
export interface GivenExport {
  readonly bytes: Uint8Array
  readonly rate: PriceRate | null
}

/** What it says of it: the works, or why there are none. */
export type ReadExport =
  | { readonly works: readonly ImportableWork[] }
  | { readonly refused: { readonly code: string; readonly message: string } }

const { bytes, rate } = workerData as GivenExport

const said: ReadExport = await worksOf(bytes, rate).then(
  (works) => ({ works }),
  (error: unknown) => {
    if (error instanceof DomainError) return { refused: { code: error.code, message: error.message } }
    throw error
  },
)
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread is no window
parentPort?.postMessage(said)
