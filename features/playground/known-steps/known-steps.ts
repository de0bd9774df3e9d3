import type { Table } from '../draft/draft.ts'
import type { Playable } from '../runner/play-all.ts'
import { stepBook } from '../runner/step-book.ts'

/** A place in a sentence that is filled in. */
export interface Gap {
  readonly start: number
  readonly end: number
  /** What kind of thing fills it. */
  readonly kind: string
}

/** A sentence that the shop can be asked, as one of its scenarios says it. */
export interface KnownStep {
  readonly text: string
  readonly table: Table
}

const kinds: Readonly<Record<string, string>> = {
  int: 'number',
  float: 'number',
  items: 'items',
  pieces: 'pieces',
  money: 'sum',
  duration: 'time',
}

/** What can be filled in where, in a sentence that somebody knows. */
export function gapsIn(text: string): readonly Gap[] {
  const [match, another] = stepBook.matches(text)
  if (!match || another) return []
  return match.filled.flatMap(({ group, parameterType }) => {
    const { start, end } = group.children?.find((child) => child.start !== undefined) ?? group
    return start === undefined || end === undefined
      ? []
      : [{ start, end, kind: kinds[parameterType.name ?? ''] ?? 'text' }]
  })
}

/** A sentence with the first of its examples in it. */
function filled(text: string, [header = [], example = []]: Table): string {
  return header.reduce((said, name, column) => said.replaceAll(`<${name}>`, example[column] ?? ''), text)
}

/** Every sentence once that scenarios say in process, each in the words of the first that says it. */
export function knownSteps(playables: readonly Playable[]): readonly KnownStep[] {
  const known = new Map<unknown, KnownStep>()
  for (const { feature, rule, scenario } of playables) {
    const [examples] = scenario.examples
    const example = examples ? [examples.header, ...examples.rows] : []
    for (const { text, rows } of [...feature.given, ...rule.given, ...scenario.steps]) {
      const said = filled(text, example)
      const [match] = stepBook.matches(said)
      if (match && !known.has(match.definition)) known.set(match.definition, { text: said, table: rows })
    }
  }
  return [...known.values()]
}

const wordsIn = (text: string): readonly string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []

/** How much two sentences have in common, from 0 to 1; what stands in quotation marks is another matter. */
function likeness(one: string, other: string): number {
  const plain = (text: string) => new Set(wordsIn(text.replaceAll(/"[^"]*"/g, '')))
  const [some, others] = [plain(one), plain(other)]
  const common = [...some].filter((word) => others.has(word)).length
  const all = some.size + others.size - common
  return all === 0 ? 0 : common / all
}

const most = 7

/** The sentences that somebody who types so may mean: those with all the words, then those that are most like it. */
export function stepsLike(typed: string, known: readonly KnownStep[]): readonly KnownStep[] {
  const words = wordsIn(typed)
  const having = known.filter(({ text }) => words.every((word) => text.toLowerCase().includes(word)))
  const like = known
    .map((step) => ({ step, is: likeness(typed, step.text) }))
    .filter(({ step, is }) => is > 0.2 && !having.includes(step))
    .toSorted((one, other) => other.is - one.is)
    .map(({ step }) => step)
  return [...having.toSorted((one, other) => one.text.length - other.text.length), ...like].slice(0, most)
}
