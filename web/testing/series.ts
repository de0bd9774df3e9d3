import type { Series } from '#application/admin/statistics-contract.ts'

/** Numbers of three days. */
export const series: Series = {
  total: 9,
  new: 4,
  perPeriod: [
    { from: '2026-11-19', count: 0 },
    { from: '2026-11-20', count: 5 },
    { from: '2026-11-21', count: 4 },
  ],
}
