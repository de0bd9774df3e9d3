import { brand } from '#domain/shared/brand.ts'
import { bindingTexts } from '#features/binding-texts.ts'
import {
  levelNames,
  type Picture,
  type ReportData,
  type Rule,
  type Scenario,
} from '#features/report/report-data.ts'
import { changesSince, type Release } from './last-release.ts'
import { type Runs, resultAt } from './level-results.ts'
import { pages } from './pages.ts'
import type { ParsedFeature, ParsedScenario } from './parse-feature.ts'
import { personsOf } from './persons-of.ts'
import { says } from './says.ts'

/** All that scenarios are made from. */
export interface Sources {
  readonly features: readonly ParsedFeature[]
  readonly runs: Readonly<Record<(typeof levelNames)[number], Runs>>
  readonly release: Release
  readonly picturesOf: (file: string, scenario: ParsedScenario) => readonly Picture[]
  readonly madeAt: Date
}

/** One scenario that fails anywhere breaks its rule. */
function outcomeOf(scenarios: readonly Pick<Scenario, 'levels'>[]): Rule['outcome'] {
  const outcomes = scenarios.flatMap(({ levels }) => Object.values(levels).map(({ outcome }) => outcome))
  return outcomes.includes('failed') ? 'failed' : outcomes.includes('held') ? 'held' : 'not-run'
}

/** Puts together what the report shows. */
export function gather({ features, runs, release, picturesOf, madeAt }: Sources): ReportData {
  const changes = changesSince(features, release)
  const all = features.flatMap(({ rules }) => rules.flatMap(({ scenarios }) => scenarios))
  return {
    brand: brand.name,
    madeAt: madeAt.toISOString(),
    since: {
      name: release.name,
      date: release.date,
      rules: changes.rules,
      scenarios: changes.scenarios,
      gone: changes.gone,
    },
    pages: pages.map(({ name, title }) => ({ name, title })),
    texts: bindingTexts.map(({ place, text }) => ({
      place,
      text,
      scenarios: all.filter((scenario) => says(scenario, text)).map(({ id }) => id),
    })),
    features: features.map(({ id, file, capability, name, description, given, rules }) => ({
      id,
      capability,
      name,
      description,
      given,
      rules: rules.map((rule) => {
        const scenarios = rule.scenarios.map((scenario) => ({
          id: scenario.id,
          name: scenario.name,
          description: scenario.description,
          steps: scenario.steps,
          examples: scenario.examples,
          persons: personsOf([...given, ...rule.given, ...scenario.steps]),
          change: changes.ofScenario(scenario.id),
          pictures: picturesOf(file, scenario),
          levels: {
            domain: resultAt('domain', file, scenario, runs.domain),
            http: resultAt('http', file, scenario, runs.http),
            browser: resultAt('browser', file, scenario, runs.browser),
          },
        }))
        return {
          id: rule.id,
          name: rule.name,
          description: rule.description,
          given: rule.given,
          change: rule.name === '' ? null : changes.ofRule(rule.id),
          outcome: outcomeOf(scenarios),
          scenarios,
        }
      }),
    })),
  }
}
