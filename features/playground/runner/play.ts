import type { Draft } from '../draft/draft.ts'
import { gherkinOf } from '../draft/gherkin-of.ts'
import { breathing } from './breathing.ts'
import { runScenario, type ScenarioResult, type StepOutcome, type StepResult } from './run-scenario.ts'
import { scenariosIn } from './scenarios-in.ts'

/** One run of a scenario: with one of its examples, where it has some. */
export interface Run extends ScenarioResult {
  /** What the example says, cell by cell; empty where there is none. */
  readonly example: readonly string[]
}

export interface Played {
  readonly holds: boolean
  readonly runs: readonly Run[]
  /** What keeps it from being run at all; empty as a rule. */
  readonly fault: string
}

const unplayed = (fault: string): Played => ({ holds: false, runs: [], fault })

/** How many of a scenario's examples have been tried. */
export interface Progress {
  readonly done: number
  readonly of: number
}

/**
 * Plays a scenario, with each of its examples.
 * @param told hears how far it is where that takes long, and says whether it is to go on
 */
export async function play(
  draft: Draft,
  told: (progress: Progress) => boolean = () => true,
): Promise<Played> {
  try {
    const { pickles } = scenariosIn(gherkinOf(draft), 'playground')
    const examples = draft.examples.flatMap((table) => table.slice(1))
    if (pickles.length === 0) return unplayed('It has no example that it could be tried with.')
    if (pickles.every(({ steps }) => steps.length === 0)) return unplayed('There is no sentence in it yet.')
    const runs: Run[] = []
    const breathes = breathing()
    for (const [nth, pickle] of pickles.entries()) {
      runs.push({ ...(await runScenario(pickle)), example: examples[nth] ?? [] })
      if ((await breathes()) && !told({ done: runs.length, of: pickles.length }))
        return unplayed('It was stopped.')
    }
    return { holds: runs.every(({ holds }) => holds), runs, fault: '' }
  } catch (error) {
    return unplayed(error instanceof Error ? error.message : String(error))
  }
}

/** Why a sentence does not hold. */
export interface Failing extends StepResult {
  /** The example with which it does not; empty where there is none. */
  readonly example: readonly string[]
}

export interface SeenStep {
  readonly outcome: StepOutcome
  /** One for each example with which it does not hold. */
  readonly failing: readonly Failing[]
}

/** How a sentence came out, over all examples: those with which it does not hold tell. */
export function seenAt(played: Played, place: number): SeenStep | undefined {
  const all = played.runs.flatMap(({ steps, example }) => {
    const result = steps[place]
    return result ? [{ ...result, example }] : []
  })
  const failing = all.filter(({ outcome }) => outcome !== 'holds' && outcome !== 'skipped')
  const telling = failing[0] ?? all.find(({ outcome }) => outcome === 'holds') ?? all[0]
  return telling && { outcome: telling.outcome, failing }
}
