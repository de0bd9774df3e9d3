import { expect, it } from 'vitest'
import { beginOfDay } from './day.ts'

it.each(['2026-11-21', '2024-02-29', '0001-01-01'])('%s begins at midnight in UTC', (day) => {
  expect(beginOfDay(day)?.toISOString()).toBe(`${day}T00:00:00.000Z`)
})

it.each(['2026-02-31', '2025-02-29', '2026-13-01', '2026-1-1', '2026-11', '2026', 'yesterday', ''])(
  '“%s” stands in no calendar',
  (day) => {
    expect(beginOfDay(day)).toBeNull()
  },
)
