import { nearestWords } from '#domain/catalogue/search-words.ts'
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

interface Everything {
  readonly features: readonly KnownFeature[]
  /** Every word that stands anywhere. */
  readonly words: ReadonlySet<string>
}

/** Reads all texts once, so that looking is done as one types. */
export function known(features: readonly Feature[]): Everything {
  const all = features.map(knownFeature)
  const texts = all.flatMap(({ rules }) =>
    rules.flatMap(({ text, scenarios }) => [text, ...scenarios.map((each) => each.text)]),
  )
  return { features: all, words: new Set(texts.flatMap((text) => text.match(/[\p{L}\p{N}]+/gu) ?? [])) }
}

const knownFeature = (feature: Feature): KnownFeature => ({
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
})

/** A word that stands anywhere, also within another, is meant as it is; else those that it may be a slip of the pen for. */
const meantBy = (word: string, { words }: Everything): readonly string[] =>
  words.has(word) || [...words].some((each) => each.includes(word)) ? [word] : nearestWords(word, words)

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

/** Whether a text says what is looked for. */
type Says = (text: string) => boolean

interface Found {
  /** Those that say it by their names first; what is empty is left out. */
  readonly features: readonly Feature[]
  /** What of the texts is to be marked, in small letters. */
  readonly words: readonly string[]
  /** What was taken for meant, where nobody says what was typed; else empty. */
  readonly meant: string
}

/** All scenarios of a rule, or of a feature, that are looked for; what is found whole stays what it is, and is not drawn anew. */
function foundIn({ feature, rules }: KnownFeature, wanted: Wanted, says: Says): Feature | null {
  if (wanted.capability !== '' && feature.capability !== wanted.capability) return null
  const left = rules.flatMap(({ rule, text, scenarios }) => {
    const found = scenarios
      .filter(({ scenario, text: own }) => fits(scenario, rule, wanted) && says(`${text}\n${own}`))
      .map(({ scenario }) => scenario)
    if (found.length === scenarios.length) return [rule]
    return found.length > 0 ? [{ ...rule, scenarios: found }] : []
  })
  if (left.length === rules.length && left.every((rule, nth) => rule === rules[nth]?.rule)) return feature
  return left.length > 0 ? { ...feature, rules: left } : null
}

/** A name that says it counts more than a step in which it comes along, and a larger one more than a smaller. */
function rank(feature: Feature, says: Says): number {
  const { rules } = feature
  const isNamed = ({ name }: { readonly name: string }) => says(small([name]))
  if (isNamed(feature)) return 3
  if (rules.some(isNamed)) return 2
  return rules.some(({ scenarios }) => scenarios.some(isNamed)) ? 1 : 0
}

function foundBy(features: readonly KnownFeature[], wanted: Wanted, says: Says): readonly Feature[] {
  const found = features.flatMap((each) => {
    const feature = foundIn(each, wanted, says)
    return feature ? [{ feature, rank: wanted.q === '' ? 0 : rank(feature, says) }] : []
  })
  return found.toSorted((one, other) => other.rank - one.rank).map(({ feature }) => feature)
}

/** The features, rules and scenarios that are looked for. */
export function find(all: Everything, wanted: Wanted): Found {
  const { features } = all
  const words = wordsOf(wanted.q)
  const phrase = words.join(' ')
  // Whoever types a sentence means it; only where nobody says it, its words may stand apart.
  const whole = foundBy(features, wanted, (text) => text.includes(phrase))
  if (whole.length > 0 || phrase === '')
    return { features: whole, words: phrase === '' ? nothing : [phrase], meant: '' }
  const apart = foundBy(features, wanted, (text) => words.every((word) => text.includes(word)))
  if (apart.length > 0) return { features: apart, words, meant: '' }
  const meant = words.map((word) => meantBy(word, all))
  const like = foundBy(features, wanted, (text) =>
    meant.every((each) => each.some((word) => text.includes(word))),
  )
  return {
    features: like,
    words: meant.flat(),
    meant: like.length > 0 ? meant.map((each) => each.join(' or ')).join(' ') : '',
  }
}

/** How many there are. */
export const countOf = (features: readonly Feature[]) => {
  const rules = features.flatMap((feature) => feature.rules)
  return {
    rules: rules.filter(({ name }) => name !== '').length,
    scenarios: rules.reduce((total, { scenarios }) => total + scenarios.length, 0),
  }
}
