import type { Scenario, Step } from '@cucumber/messages'
import type {
  Feature,
  Scenario as ReportedScenario,
  Step as ReportedStep,
  Rule,
} from '../../report/report-data.ts'
import { scenariosIn } from '../runner/scenarios-in.ts'
import { type Draft, newStep } from './draft.ts'

const stepIn = ({ keyword, text, dataTable, docString }: Step) =>
  newStep(
    keyword.trim(),
    text,
    docString
      ? [[docString.content]]
      : (dataTable?.rows.map(({ cells }) => cells.map(({ value }) => value)) ?? []),
  )

function draftOfScenario({ name, steps, examples }: Scenario, given: readonly Step[]): Draft {
  return {
    name,
    given: given.map(stepIn),
    steps: steps.map(stepIn),
    examples: examples.map(({ tableHeader, tableBody }) =>
      [...(tableHeader ? [tableHeader] : []), ...tableBody].map(({ cells }) =>
        cells.map(({ value }) => value),
      ),
    ),
  }
}

/** The scenario that a text holds; null where it holds none that can be read. */
export function draftIn(text: string): Draft | null {
  try {
    const children = scenariosIn(text, 'playground').document.feature?.children ?? []
    const scenario = children.find((child) => child.scenario)?.scenario
    const given = children.find((child) => child.background)?.background?.steps ?? []
    return scenario ? draftOfScenario(scenario, given) : null
  } catch {
    return null
  }
}

const reported = ({ keyword, text, rows }: ReportedStep) => newStep(keyword, text, rows)

/** A scenario of the shop, with all that stands before it. */
export const draftOf = (
  feature: Feature,
  rule: Rule,
  { name, steps, examples }: ReportedScenario,
): Draft => ({
  name,
  given: [...feature.given, ...rule.given].map(reported),
  steps: steps.map(reported),
  examples: examples.map(({ header, rows }) => [header, ...rows]),
})
