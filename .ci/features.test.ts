import { expect, it } from 'vitest'
import { bindingTexts } from '#features/binding-texts.ts'
import { tagsNotAt } from '#features/levels.ts'
import { allFeatures } from './report/all-features.ts'
import { type ParsedFeature, parseFeature } from './report/parse-feature.ts'
import { says } from './report/says.ts'

const features = allFeatures()

type Features = readonly ParsedFeature[]

const scenariosIn = (all: Features) => all.flatMap(({ rules }) => rules.flatMap(({ scenarios }) => scenarios))

/** Statements that nothing proves. */
const unproven = (all: Features): readonly string[] =>
  all.flatMap(({ file, rules }) =>
    rules.filter(({ scenarios }) => scenarios.length === 0).map(({ name }) => `${file}: ${name}`),
  )

/** Features of which nobody says what they are for. */
const withoutDescription = (all: Features): readonly string[] =>
  all.filter(({ description }) => description === '').map(({ file }) => file)

/** Features with scenarios that prove no statement. */
const withLooseScenarios = (all: Features): Features =>
  all.filter(({ rules }) => rules.some(({ name }) => name === ''))

/** Texts that no scenario names to the letter. */
const unnamed = (all: Features): readonly string[] =>
  bindingTexts.map(({ text }) => text).filter((text) => !scenariosIn(all).some((each) => says(each, text)))

/** Ids that links could not tell apart. */
const doubled = (all: Features): readonly string[] => {
  const ids = all.flatMap(({ rules }) =>
    rules.flatMap(({ id, scenarios }) => [id, ...scenarios.map((each) => each.id)]),
  )
  return ids.filter((id, nth) => ids.indexOf(id) !== nth)
}

const keepingTags = new Set(Object.values(tagsNotAt).flat())

/** Scenarios that are kept from a level without a sentence that says why. */
const withoutReason = (all: Features): readonly string[] =>
  all.flatMap(({ file, rules }) =>
    rules.flatMap(({ scenarios }) =>
      scenarios.flatMap(({ name, tags }) =>
        [...tags]
          .filter(([tag, why]) => keepingTags.has(tag) && why === '')
          .map(([tag]) => `${file}: ${name} (${tag})`),
      ),
    ),
  )

it('whatever keeps a scenario from a level says why in a sentence of its own', () => {
  expect(withoutReason(features)).toEqual([])
})

it('every feature says what it is for', () => {
  expect(withoutDescription(features)).toEqual([])
})

it('every rule is proven by a scenario', () => {
  expect(unproven(features)).toEqual([])
})

it('every scenario proves a rule', () => {
  expect(withLooseScenarios(features).map(({ file }) => file)).toEqual([])
})

it('every text that binds to the letter is named by a scenario', () => {
  expect(unnamed(features)).toEqual([])
})

it('no two rules and no two scenarios of a feature have one name', () => {
  expect(doubled(features)).toEqual([])
})

const planted = parseFeature(
  'features/cart/planted.feature',
  `Feature: Planted
  Scenario: Under no rule
    Then she reads "Failed to get artworks"
  Rule: Nothing proves it
  Rule: Proven
    @needs-a-screen
    Scenario: Twice
      Then she reads "Your Cart is Empty"
    # Only a screen has a corner.
    @needs-a-screen
    Scenario: In a corner
    Scenario: Twice
      Then it holds:
        | Sold Out |
`,
)

it('a planted feature breaks each of these', () => {
  expect(unproven([planted])).toEqual(['features/cart/planted.feature: Nothing proves it'])
  expect(withLooseScenarios([planted])).toEqual([planted])
  expect(withoutDescription([planted])).toEqual([planted.file])
  expect(withoutReason([planted])).toEqual(['features/cart/planted.feature: Twice (@needs-a-screen)'])
  expect(doubled([planted])).toEqual(['cart/planted/twice'])
  const missing = unnamed([planted])
  // One text within a longer word is not that text.
  expect(missing).toContain('Failed to get artwork')
  for (const named of ['Failed to get artworks', 'Your Cart is Empty', 'Sold Out'])
    expect(missing).not.toContain(named)
})
