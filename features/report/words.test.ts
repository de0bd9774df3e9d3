import { expect, it } from 'vitest'
import { changesInWords } from './words.ts'

const since = { name: '1.0.0', date: '2026-11-25', gone: [] }
const same = { all: 400, new: 0, changed: 0, areMarked: true }

it('says in a sentence what has changed since the last release, and what is not marked one by one', () => {
  expect(
    changesInWords({
      ...since,
      gone: [{ kind: 'rule', id: 'cart/cart/rule/gone', name: 'Gone' }],
      rules: { all: 248, new: 241, changed: 0, areMarked: false },
      scenarios: { all: 400, new: 57, changed: 87, areMarked: true },
    }),
  ).toBe(
    'Since 1.0.0 (25 November 2026) 241 of 248 promises are new, too many to mark each; 57 of 400 scenarios are new, and 87 have changed; 1 is gone.',
  )
  expect(changesInWords({ ...since, rules: same, scenarios: same })).toBe(
    'Since 1.0.0 (25 November 2026) no promise is new or changed; no scenario is new or changed.',
  )
})
