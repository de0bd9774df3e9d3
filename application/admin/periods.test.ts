import { expect, it } from 'vitest'
import { periodStarts, perPeriod } from './periods.ts'

// A Saturday.
const now = new Date('2026-03-07T23:59:00Z')

it('sums up by day, with those on which nothing happened', () => {
  const days = perPeriod('day', now, [
    { day: '2026-03-07', count: 2 },
    { day: '2026-03-05', count: 1 },
    { day: '2026-01-01', count: 9 },
  ])
  expect(days).toHaveLength(30)
  expect(days[0]?.from).toBe('2026-02-06')
  expect(days.slice(-3)).toEqual([
    { from: '2026-03-05', count: 1 },
    { from: '2026-03-06', count: 0 },
    { from: '2026-03-07', count: 2 },
  ])
})

it('lets weeks begin on Mondays', () => {
  const weeks = perPeriod('week', now, [
    { day: '2026-03-01', count: 1 },
    { day: '2026-03-02', count: 2 },
    { day: '2026-03-07', count: 3 },
  ])
  expect(weeks).toHaveLength(12)
  expect(weeks.slice(-2)).toEqual([
    { from: '2026-02-23', count: 1 },
    { from: '2026-03-02', count: 5 },
  ])
})

it('knows months of any length', () => {
  const months = perPeriod('month', now, [
    { day: '2025-12-31', count: 1 },
    { day: '2026-02-28', count: 2 },
  ])
  expect(months.map(({ from }) => from).slice(0, 2)).toEqual(['2025-04-01', '2025-05-01'])
  expect(months.filter(({ count }) => count > 0)).toEqual([
    { from: '2025-12-01', count: 1 },
    { from: '2026-02-01', count: 2 },
  ])
  expect(periodStarts('month', new Date('2026-03-31T00:00:00Z')).at(-2)).toEqual(new Date('2026-02-01'))
})
