import type { ArtistDashboard } from '#application/artist-dashboard/contract.ts'
import { maximalLimit } from '#application/shared/page.ts'
import { dollarsFrom } from '#domain/shared/money.ts'
import { csvLine } from './csv.ts'

const head = csvLine(['Date', 'Order', 'Kind', 'Sales in USD', 'Fee in USD', 'Your account in USD'])

/** All lines of an artist's ledger as CSV, page by page, so that nobody's history has to fit into memory. */
export async function* ledgerFile(service: Pick<ArtistDashboard, 'ledger'>): AsyncGenerator<string> {
  let page = await service.ledger({ limit: maximalLimit })
  // Spreadsheet programs take it for Unicode by this mark.
  yield `\uFEFF${head}`
  for (;;) {
    const lines = page.items.map(({ at, orderNumber, kind, sales, fee, amount }) =>
      csvLine([at, orderNumber ?? '', kind, ...[sales, fee, amount].map(dollarsFrom)]),
    )
    if (lines.length > 0) yield lines.join('')
    if (page.next === null) return
    page = await service.ledger({ limit: maximalLimit, cursor: page.next })
  }
}
