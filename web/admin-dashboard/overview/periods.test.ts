import { expect, test } from 'vitest'
import { pointsOf, totalsOf } from './periods.ts'

test('a total is followed back by what came in since', () => {
  expect(totalsOf(10, [1, 0, 4])).toEqual([6, 6, 10])
  expect(totalsOf(0, [])).toEqual([])
})

test('days, weeks and months are called so that they can be told apart', () => {
  const series = [{ from: '2026-11-16', count: 3 }]
  expect(pointsOf('day', series)).toEqual([{ name: '16 November 2026', short: '16 Nov', value: 3 }])
  expect(pointsOf('week', series)[0]?.name).toBe('Week from 16 November 2026')
  expect(pointsOf('month', [{ from: '2026-11-01', count: 3 }])[0]).toMatchObject({
    name: 'November 2026',
    short: 'Nov 2026',
  })
})
