import { AstBuilder, GherkinClassicTokenMatcher, Parser } from '@cucumber/gherkin'
import {
  type Background,
  type Comment,
  IdGenerator,
  type Scenario,
  type Step,
  type Tag,
} from '@cucumber/messages'
import type { Examples, Step as ReportedStep } from '#features/report/report-data.ts'

/** A scenario as it is written, with what it is kept from and why. */
export interface ParsedScenario {
  readonly id: string
  readonly name: string
  readonly description: string
  /** Its own, its rule's and its feature's, each with the sentence above it; empty where there is none. */
  readonly tags: ReadonlyMap<string, string>
  readonly steps: readonly ReportedStep[]
  readonly examples: readonly Examples[]
  /** Where its runs begin: its own line, or those of its examples. */
  readonly lines: readonly number[]
}

export interface ParsedRule {
  readonly id: string
  /** Empty for scenarios that stand under no rule. */
  readonly name: string
  readonly description: string
  readonly given: readonly ReportedStep[]
  readonly scenarios: readonly ParsedScenario[]
}

export interface ParsedFeature {
  readonly id: string
  readonly file: string
  readonly capability: string
  readonly name: string
  readonly description: string
  readonly given: readonly ReportedStep[]
  readonly rules: readonly ParsedRule[]
}

const slug = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/['’]/g, '')
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '')

const inOneLine = (text: string): string => text.trim().replaceAll(/\s*\n\s*/g, ' ')

const stepOf = ({ location, keyword, text, dataTable, docString }: Step): ReportedStep => ({
  line: location.line,
  keyword: keyword.trim(),
  text,
  rows: docString
    ? [[docString.content]]
    : (dataTable?.rows.map(({ cells }) => cells.map(({ value }) => value)) ?? []),
})

const given = (background: Background | undefined): readonly ReportedStep[] =>
  background?.steps.map(stepOf) ?? []

/** The sentence that stands directly above a line. */
function sentenceAbove(line: number, comments: readonly Comment[]): string {
  const above: string[] = []
  for (let at = line - 1; ; at--) {
    const comment = comments.find(({ location }) => location.line === at)
    if (!comment) return above.join(' ')
    above.unshift(comment.text.trim().replace(/^#\s*/, ''))
  }
}

const tagsOf = (tags: readonly Tag[], comments: readonly Comment[]): readonly [string, string][] =>
  tags.map(({ name, location }) => [name, sentenceAbove(location.line, comments)])

/** Reads a feature. @param file its path from the root, `features/<capability>/<name>.feature` */
export function parseFeature(file: string, text: string): ParsedFeature {
  const parser = new Parser(new AstBuilder(IdGenerator.incrementing()), new GherkinClassicTokenMatcher())
  const { feature, comments } = parser.parse(text)
  if (!feature) throw new Error(`${file} holds no feature.`)
  const [, capability = '', name = ''] = /^features\/([^/]+)\/(.+)\.feature$/.exec(file) ?? []
  const id = `${capability}/${name}`
  const featureTags = tagsOf(feature.tags, comments)

  const scenarioOf = (scenario: Scenario, outer: readonly [string, string][]): ParsedScenario => ({
    id: `${id}/${slug(scenario.name)}`,
    name: scenario.name,
    description: inOneLine(scenario.description),
    tags: new Map([...outer, ...tagsOf(scenario.tags, comments)]),
    steps: scenario.steps.map(stepOf),
    examples: scenario.examples.map((examples) => ({
      name: examples.name,
      header: examples.tableHeader?.cells.map(({ value }) => value) ?? [],
      rows: examples.tableBody.map(({ cells }) => cells.map(({ value }) => value)),
    })),
    lines:
      scenario.examples.length === 0
        ? [scenario.location.line]
        : scenario.examples.flatMap(({ tableBody }) => tableBody.map(({ location }) => location.line)),
  })

  const loose = feature.children.flatMap(({ scenario }) =>
    scenario ? [scenarioOf(scenario, featureTags)] : [],
  )
  const underNone = { id: `${id}/`, name: '', description: '', given: [], scenarios: loose }
  const rules = feature.children.flatMap(({ rule }) => {
    if (!rule) return []
    const tags = [...featureTags, ...tagsOf(rule.tags, comments)]
    return [
      {
        id: `${id}/rule/${slug(rule.name)}`,
        name: inOneLine(rule.name),
        description: inOneLine(rule.description),
        given: given(rule.children.find(({ background }) => background)?.background),
        scenarios: rule.children.flatMap(({ scenario }) => (scenario ? [scenarioOf(scenario, tags)] : [])),
      },
    ]
  })
  return {
    id,
    file,
    capability,
    name: feature.name,
    description: inOneLine(feature.description),
    given: given(feature.children.find(({ background }) => background)?.background),
    rules: [...(loose.length > 0 ? [underNone] : []), ...rules],
  }
}
