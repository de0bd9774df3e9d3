import { expect, it } from 'vitest'
import { allFeatures } from '../../../.ci/report/all-features.ts'
import { gather } from '../../../.ci/report/gather.ts'
import { playablesIn } from '../runner/play-all.ts'
import { newDraft, newStep } from './draft.ts'
import { draftIn, draftOf } from './draft-in.ts'
import { gherkinOf } from './gherkin-of.ts'
import { hashOf, linkedIn } from './link.ts'

const { features } = gather({
  features: allFeatures(),
  runs: { domain: null, http: null, browser: null },
  release: { name: '', date: '', rules: {}, scenarios: {} },
  picturesOf: () => [],
  madeAt: new Date(0),
})
const drafts = playablesIn(features).map(({ feature, rule, scenario }) => draftOf(feature, rule, scenario))

it('a scenario that is written down and read again says the same, whichever of the shop it is', () => {
  expect(drafts.length).toBeGreaterThan(200)
  expect(drafts.map(gherkinOf)).toEqual(
    drafts.map((draft) => gherkinOf(draftIn(gherkinOf(draft)) ?? newDraft())),
  )
})

it('a link keeps what was written, with signs that mean something elsewhere', () => {
  const draft = { ...newDraft(), steps: [newStep('Given', 'Ngũgĩ & “Ama” wait:', [['a | b', 'c\\d']])] }
  const linked = linkedIn(`#${hashOf({ scenario: 'cart/a/b', draft, broken: ['x', 'y'] })}`)
  expect(linked).toMatchObject({ scenario: 'cart/a/b', broken: ['x', 'y'], isTorn: false })
  expect(linked.draft?.steps[0]).toMatchObject({ text: draft.steps[0]?.text, table: draft.steps[0]?.table })
})

it('a link that was cut off is no scenario, and no harm', () => {
  expect(linkedIn('#text=RmVhdHV')).toEqual({ scenario: null, draft: null, broken: [], isTorn: true })
  expect(linkedIn('#text=%%%')).toMatchObject({ draft: null, isTorn: true })
})
