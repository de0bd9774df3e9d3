import {
  type Feature,
  type LevelName,
  levelNames,
  type Rule,
  type Scenario,
  type Step,
} from '../report-data.ts'
import type { Wanted } from './wanted.ts'

/** A scenario with all that is looked for in it, in small letters. */
interface Known {
  readonly scenario: Scenario
  readonly text: string
}

interface KnownRule {
  readonly rule: Rule
  /** The statement and its feature. */
  readonly text: string
  readonly scenarios: readonly Known[]
}

interface KnownFeature {
  readonly feature: Feature
  readonly rules: readonly KnownRule[]
}

const textOf = (steps: readonly Step[]): readonly string[] =>
  steps.flatMap(({ text, rows }) => [text, ...rows.flat()])

const small = (parts: readonly string[]): string => parts.join('\n').toLowerCase()

/** Reads all texts once, so that looking is done as one types. */
export const known = (features: readonly Feature[]): readonly KnownFeature[] =>
  features.map((feature) => ({
    feature,
    rules: feature.rules.map((rule) => ({
      rule,
      text: small([feature.name, feature.description, rule.name, rule.description]),
      scenarios: rule.scenarios.map((scenario) => ({
        scenario,
        text: small([
          scenario.name,
          scenario.description,
          ...textOf(scenario.steps),
          ...scenario.examples.flatMap(({ rows }) => rows.flat()),
        ]),
      })),
    })),
  }))

const wordsOf = (q: string): readonly string[] =>
  q
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '')

const levelsOf = (wanted: Wanted): readonly LevelName[] => (wanted.level === '' ? levelNames : [wanted.level])

function hasOutcome({ levels }: Scenario, wanted: Wanted): boolean {
  const outcomes = levelsOf(wanted).map((level) => levels[level].outcome)
  if (wanted.outcome === '') return wanted.level === '' || outcomes.some((each) => each !== 'not-here')
  // What fails anywhere does not hold.
  if (wanted.outcome === 'held' && outcomes.includes('failed')) return false
  return outcomes.includes(wanted.outcome)
}

const fits = (scenario: Scenario, { change }: Rule, wanted: Wanted): boolean =>
  (wanted.person === '' || scenario.persons.includes(wanted.person)) &&
  (!wanted.changed || scenario.change !== null || change !== null) &&
  hasOutcome(scenario, wanted)

const nothing: readonly string[] = []

interface Found {
  /** In their order; what is empty is left out. */
  readonly features: readonly Feature[]
  /** What of the texts is to be marked, in small letters. */
  readonly words: readonly string[]
}

/** The features, rules and scenarios that are looked for. */
export function find(features: readonly KnownFeature[], wanted: Wanted): Found {
  const words = wordsOf(wanted.q)
  const phrase = words.join(' ')
  const says = (holds: (text: string) => boolean) =>
    features.flatMap(({ feature, rules }) => {
      if (wanted.capability !== '' && feature.capability !== wanted.capability) return []
      const left = rules.flatMap(({ rule, text, scenarios }) => {
        const found = scenarios
          .filter(({ scenario, text: own }) => fits(scenario, rule, wanted) && holds(`${text}\n${own}`))
          .map(({ scenario }) => scenario)
        // What is found whole stays what it is, and is not drawn anew.
        if (found.length === scenarios.length) return [rule]
        return found.length > 0 ? [{ ...rule, scenarios: found }] : []
      })
      if (left.length === rules.length && left.every((rule, nth) => rule === rules[nth]?.rule))
        return [feature]
      return left.length > 0 ? [{ ...feature, rules: left }] : []
    })
  // Whoever types a sentence means it; only where nobody says it, its words may stand apart.
  const whole = says((text) => text.includes(phrase))
  if (whole.length > 0) return { features: whole, words: phrase === '' ? nothing : [phrase] }
  return { features: says((text) => words.every((word) => text.includes(word))), words }
}

/** How many there are. */
export const countOf = (features: readonly Feature[]) => {
  const rules = features.flatMap((feature) => feature.rules)
  return {
    rules: rules.filter(({ name }) => name !== '').length,
    scenarios: rules.reduce((total, { scenarios }) => total + scenarios.length, 0),
  }
}
