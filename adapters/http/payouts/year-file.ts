import type { StatementSums } from '#domain/fair-pay/statement.ts'
import { dollarsFrom } from '#domain/shared/money.ts'
import { csvLine } from '../artist-dashboard/csv.ts'

const head = csvLine([
  'Month',
  'Opening balance in USD',
  'Sales in USD',
  'Refunds in USD',
  'Fee in USD',
  'Your part in USD',
  'Payouts in USD',
  'Closing balance in USD',
])

/** The months of a year as CSV. */
export const yearFile = (months: readonly StatementSums[]): string =>
  // Spreadsheet programs take it for Unicode by this mark.
  `\uFEFF${head}${months
    .map(({ month, opening, sales, refunds, fee, earned, payouts, closing }) =>
      csvLine([month, ...[opening, sales, refunds, fee, earned, payouts, closing].map(dollarsFrom)]),
    )
    .join('')}`
