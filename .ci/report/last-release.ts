import { hash } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import type { Change, ReportData } from '#features/report/report-data.ts'
import type { ParsedFeature, ParsedRule, ParsedScenario } from './parse-feature.ts'

/** What stood in the features at the last release: committed, since a clone may come without tags. */
const file = 'features/last-release.json'

interface Entry {
  readonly name: string
  /** Of all that it says below its name. */
  readonly hash: string
}

/** By their ids. */
type Entries = Readonly<Record<string, Entry>>

export interface Release {
  readonly name: string
  /** A day, ISO 8601. */
  readonly date: string
  readonly rules: Entries
  readonly scenarios: Entries
}

/** What the next version must let go on beside itself: `version-before.ts` reads it. */
interface Sources {
  /** In the history of this repository. */
  readonly commit: string
  /** The newest of its migrations. */
  readonly migration: string
}

const hashed = (said: unknown): string => hash('sha1', JSON.stringify(said)).slice(0, 10)

const withoutLines = ({ steps }: ParsedScenario) =>
  steps.map(({ keyword, text, rows }) => [keyword, text, rows])

const scenarioEntry = (scenario: ParsedScenario): Entry => ({
  name: scenario.name,
  hash: hashed([withoutLines(scenario), scenario.examples]),
})

/** A statement is its own name: said otherwise, it is another. */
const ruleEntry = ({ name, description }: ParsedRule): Entry => ({ name, hash: hashed([name, description]) })

const rulesIn = (features: readonly ParsedFeature[]) =>
  features.flatMap(({ rules }) => rules.filter(({ name }) => name !== ''))

const scenariosIn = (features: readonly ParsedFeature[]) =>
  features.flatMap(({ rules }) => rules.flatMap(({ scenarios }) => scenarios))

/** What is to be remembered of the features as they are now. */
export const releaseOf = (features: readonly ParsedFeature[], name: string, date: string): Release => ({
  name,
  date,
  rules: Object.fromEntries(rulesIn(features).map((rule) => [rule.id, ruleEntry(rule)])),
  scenarios: Object.fromEntries(scenariosIn(features).map((each) => [each.id, scenarioEntry(each)])),
})

export const lastRelease = async (): Promise<Release> => JSON.parse(await readFile(file, 'utf8')) as Release

export const rememberRelease = (
  { name, date, ...features }: Release,
  { commit, migration }: Sources,
): Promise<void> =>
  writeFile(file, `${JSON.stringify({ name, date, commit, migration, ...features }, null, 2)}\n`)

interface Changes {
  readonly changeOf: (id: string) => Change
  readonly gone: readonly { readonly id: string; readonly name: string }[]
}

/** What is new and changed of `now`, and what of `then` is gone; what was only moved, or only called otherwise, is neither. */
function compared(now: Entries, then: Entries): Changes {
  const changes = new Map<string, Change>()
  const left = new Map(Object.entries(then))
  const claim = (id: string, former: string | undefined): void => {
    if (former === undefined) return
    changes.set(id, left.get(former)?.hash === now[id]?.hash ? null : 'changed')
    left.delete(former)
  }
  const among = (fits: (entry: Entry) => boolean) => [...left].find(([, entry]) => fits(entry))?.[0]
  const unclaimed = () => Object.entries(now).filter(([id]) => !changes.has(id))
  for (const [id] of unclaimed()) claim(id, left.has(id) ? id : undefined)
  for (const [id, { hash: said }] of unclaimed())
    claim(
      id,
      among((entry) => entry.hash === said),
    )
  for (const [id, { name }] of unclaimed())
    claim(
      id,
      among((entry) => entry.name === name),
    )
  return {
    changeOf: (id) => (changes.has(id) ? (changes.get(id) ?? null) : 'new'),
    gone: [...left].map(([id, { name }]) => ({ id, name })),
  }
}

/** More new ones than this share of all are not marked one by one: a mark that stands everywhere says nothing. */
const mostMarked = 0.5

/** How many are new and changed, and the marks of those that are worth one. */
function counted(now: Entries, { changeOf }: Changes) {
  const changes = Object.keys(now).map(changeOf)
  const number = (wanted: Change): number => changes.filter((each) => each === wanted).length
  const counts = { all: changes.length, new: number('new'), changed: number('changed') }
  const areMarked = counts.new <= mostMarked * counts.all
  return {
    counts: { ...counts, areMarked },
    markOf: (id: string): Change => {
      const change = changeOf(id)
      return change === 'new' && !areMarked ? null : change
    },
  }
}

/** How the features differ from what they were at a release. */
export function changesSince(features: readonly ParsedFeature[], release: Release) {
  const now = releaseOf(features, '', '')
  const rules = compared(now.rules, release.rules)
  const scenarios = compared(now.scenarios, release.scenarios)
  const [ruleMarks, scenarioMarks] = [counted(now.rules, rules), counted(now.scenarios, scenarios)]
  const gone: ReportData['since']['gone'] = [
    ...rules.gone.map((each) => ({ kind: 'rule' as const, ...each })),
    ...scenarios.gone.map((each) => ({ kind: 'scenario' as const, ...each })),
  ]
  return {
    ofRule: ruleMarks.markOf,
    ofScenario: scenarioMarks.markOf,
    rules: ruleMarks.counts,
    scenarios: scenarioMarks.counts,
    gone,
  }
}
