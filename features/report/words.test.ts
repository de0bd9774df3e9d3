import { expect, it } from 'vitest'
import { areChangesMarked, changesInWords } from './words.ts'

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
    'Since 1.0.0 (25 November 2026) 241 of 248 promises are new, too many to mark each; 57 of 400 scenarios are new, and 87 have changed; 1 of that release is gone.',
  )
  expect(changesInWords({ ...since, rules: same, scenarios: same })).toBe(
    'Since 1.0.0 (25 November 2026) no promise is new or changed; no scenario is new or changed.',
  )
})

it('speaks of one as of one', () => {
  const one = { all: 248, new: 1, changed: 0, areMarked: true }
  expect(changesInWords({ ...since, rules: one, scenarios: { ...same, changed: 1 } })).toBe(
    'Since 1.0.0 (25 November 2026) 1 of 248 promises is new; 1 of 400 scenarios has changed.',
  )
})

it('knows whether there is anything to show of it', () => {
  const tooMany = { all: 248, new: 241, changed: 0, areMarked: false }
  expect(areChangesMarked({ ...since, rules: same, scenarios: same })).toBe(false)
  expect(areChangesMarked({ ...since, rules: tooMany, scenarios: same })).toBe(false)
  expect(areChangesMarked({ ...since, rules: tooMany, scenarios: { ...same, new: 1 } })).toBe(true)
})
