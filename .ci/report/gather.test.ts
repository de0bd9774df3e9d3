import { expect, it } from 'vitest'
import { gather } from './gather.ts'
import { releaseOf } from './last-release.ts'
import { runsIn } from './level-results.ts'
import { parseFeature } from './parse-feature.ts'

const file = 'features/cart/planted.feature'

const planted = parseFeature(
  file,
  `Feature: Planted
  Background:
    Given the gallery shows these works:
      | title           | artist        |
      | Harbour at Dusk | Amina Njoroge |

  Rule: It holds
    Scenario: Held
      When Lena puts "Harbour at Dusk" into her cart
    Scenario Outline: Half of it
      When Lena opens "<address>"
      Examples:
        | address |
        | /       |
        | /cart   |
    # The texts stand on a screen only.
    @needs-a-screen
    Scenario: On a screen
      Given "Amina Njoroge" is at her dashboard
      Then an admin reads it
    # Programs send it, no screen does.
    @sent-by-a-program
    Scenario: By programs
      When she pays
`,
)

const passed = (line: number) => ({ line, result: { status: 'passed', duration: 500_000_000 } })

const red = '\u{1b}[31m'
const failed = {
  line: 12,
  result: { status: 'failed', error_message: `${red}Error: no such page\n    at world.ts:3:1` },
}

const runs = runsIn(
  JSON.stringify([
    {
      uri: file,
      elements: [
        { line: 8, steps: [passed(9), passed(9)] },
        { line: 14, steps: [passed(11)] },
        { line: 15, steps: [failed] },
      ],
    },
  ]),
)

const { features } = gather({
  features: [planted],
  runs: { domain: runs, http: null, browser: runs },
  release: releaseOf([planted], '1.0.0', '2026-01-01'),
  picturesOf: () => [],
  madeAt: new Date(0),
})
const scenarios = features.flatMap(({ rules }) => rules.flatMap((rule) => rule.scenarios))
const named = (name: string) => scenarios.find((each) => each.name === name)

it('a scenario holds where all of it passed, and one of its examples fails all of it', () => {
  expect(named('Held')?.levels.domain).toEqual({ outcome: 'held', seconds: 1, reason: '', failedAt: null })
  expect(named('Half of it')?.levels.domain).toEqual({
    outcome: 'failed',
    seconds: 0.5,
    // In words: no colours of a terminal, and not where in the code.
    reason: 'Error: no such page',
    failedAt: 12,
  })
})

it('what was not tried is not said to hold', () => {
  expect(named('Held')?.levels.http).toMatchObject({
    outcome: 'not-run',
    reason: 'This level was not run, or broke off.',
  })
  expect(named('On a screen')?.levels.browser).toMatchObject({
    outcome: 'not-run',
    reason: 'It was not tried this time.',
  })
})

it('what makes no sense at a level says why: by the sentence above its tag, or by the tag', () => {
  expect(named('On a screen')?.levels.domain).toMatchObject({
    outcome: 'not-here',
    reason: 'The texts stand on a screen only.',
  })
  expect(named('By programs')?.levels.browser).toMatchObject({
    outcome: 'not-here',
    reason: 'Programs send it, no screen does.',
  })
})

it('who takes part is read from the steps', () => {
  expect(named('Held')?.persons).toEqual(['shopper'])
  expect(named('Half of it')?.persons).toEqual(['visitor'])
  expect(named('On a screen')?.persons).toEqual(['artist', 'admin'])
})
