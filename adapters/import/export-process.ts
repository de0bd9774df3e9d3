import type { ImportableWork } from '#application/catalogue/shop-exports.ts'
import type { PriceRate } from '#domain/catalogue/price-rate.ts'
import { DomainError } from '#domain/shared/domain-error.ts'
import { worksOf } from './shop-exports.ts'

/** What is said of a table: its works, some at a time and then that these were all, or why there are none. */
export type ExportAnswer =
  | { readonly works: readonly ImportableWork[] }
  | { readonly refused: { readonly code: string; readonly message: string } }
  | { readonly failed: string }
  | 'all'

// A process for one table: exports-apart.ts says why. It stays until it has been heard.
process.once('disconnect', () => process.exit())

/** Works that are told at a time: the shop has other things to do in between. */
const atATime = 200

const say = (answer: ExportAnswer): Promise<void> =>
  new Promise((resolve) => {
    process.send?.(answer, undefined, undefined, () => resolve())
  })

try {
  const works = await worksOf(process.stdin, JSON.parse(process.argv[2] ?? '') as PriceRate | null)
  for (let at = 0; at < works.length; at += atATime) await say({ works: works.slice(at, at + atATime) })
  await say('all')
} catch (error) {
  if (error instanceof DomainError) await say({ refused: { code: error.code, message: error.message } })
  else await say({ failed: error instanceof Error ? (error.stack ?? error.message) : String(error) })
}
