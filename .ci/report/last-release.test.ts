import { expect, it } from 'vitest'
import { changesSince, releaseOf } from './last-release.ts'
import { parseFeature } from './parse-feature.ts'

const cart = (text: string) => [parseFeature('features/cart/cart.feature', `Feature: Cart\n${text}`)]

const before = cart(`
  Rule: Never more than there is
    Scenario: One
      Then her cart counts 1 item
    Scenario: Two
      Then her cart counts 2 items
    Scenario: Three
      Then her cart counts 3 items
  Rule: It adds up
    Scenario: Sum
      Then it is $3.00
`)

it('nothing has changed where everything is as it was', () => {
  const { ofRule, ofScenario, gone } = changesSince(before, releaseOf(before, '1.0.0', '2026-01-01'))
  expect(gone).toEqual([])
  for (const { rules } of before)
    for (const { id, scenarios } of rules) {
      expect(ofRule(id)).toBeNull()
      for (const scenario of scenarios) expect(ofScenario(scenario.id)).toBeNull()
    }
})

it('tells what is new, what says something else, and what is gone', () => {
  const now = cart(`
  Rule: Never more than there is
    Scenario: One
      Then her cart counts 10 items
    Scenario: Two, under another name
      Then her cart counts 2 items
    Scenario: Four
      Then her cart counts 4 items
  Rule: It is empty at first
    Scenario: Sum
      Then it is $3.00
`)
  const { ofRule, ofScenario, gone } = changesSince(now, releaseOf(before, '1.0.0', '2026-01-01'))
  expect(ofRule('cart/cart/rule/never-more-than-there-is')).toBeNull()
  expect(ofRule('cart/cart/rule/it-is-empty-at-first')).toBe('new')
  expect(ofScenario('cart/cart/one')).toBe('changed')
  expect(ofScenario('cart/cart/two-under-another-name')).toBeNull()
  expect(ofScenario('cart/cart/four')).toBe('new')
  // What was moved says what it said.
  expect(ofScenario('cart/cart/sum')).toBeNull()
  expect(gone.map(({ kind, name }) => `${kind}: ${name}`)).toEqual(['rule: It adds up', 'scenario: Three'])
})

it('counts what is new without marking each where most of it is', () => {
  const now = cart(`
  Rule: Never more than there is
    Scenario: One
      Then her cart counts 1 item
    Scenario: Two
      Then her cart counts 22 items
  Rule: It is empty at first
    Scenario: Empty
      Then it is empty
  Rule: It can be emptied
    Scenario: Emptied
      Then it is emptied
  `)
  const { ofRule, ofScenario, rules, scenarios } = changesSince(now, releaseOf(before, '1.0.0', '2026-01-01'))
  expect(rules).toEqual({ all: 3, new: 2, changed: 0, areMarked: false })
  expect(ofRule('cart/cart/rule/it-is-empty-at-first')).toBeNull()
  expect(scenarios).toEqual({ all: 4, new: 2, changed: 1, areMarked: true })
  expect(ofScenario('cart/cart/empty')).toBe('new')
  expect(ofScenario('cart/cart/two')).toBe('changed')
})
