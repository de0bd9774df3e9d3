import type { Pickle, PickleStep } from '@cucumber/messages'
import { DataTable } from './data-table.ts'
import { type Match, stepBook } from './step-book.ts'

export type StepOutcome = 'holds' | 'fails' | 'skipped' | 'unknown' | 'ambiguous'

export interface StepResult {
  readonly outcome: StepOutcome
  /** Why it does not hold; empty where it does. */
  readonly reason: string
  /** What was to be, and what was, where that is the reason. */
  readonly expected?: unknown
  readonly actual?: unknown
}

export interface ScenarioResult {
  readonly holds: boolean
  /** One for each step. */
  readonly steps: readonly StepResult[]
  /** What went wrong before the first step or after the last; empty as a rule. */
  readonly around: string
}

/** Milliseconds: what takes longer here waits for something that does not come. */
const patience = 20_000

const held: StepResult = { outcome: 'holds', reason: '' }
const skipped: StepResult = { outcome: 'skipped', reason: '' }

const elsewhere = 'This sentence needs a screen or a server. This page has neither: it cannot be tried here.'
const bare = 'Something belongs below this sentence, such as a table: take it from those that are offered.'

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

function failure(error: unknown): StepResult {
  // What other levels bring along is not defined at this one, and only who asks for it finds out.
  if (error instanceof TypeError) return { outcome: 'fails', reason: elsewhere }
  const compared =
    error instanceof Error && 'actual' in error && 'expected' in error
      ? { expected: error.expected, actual: error.actual }
      : {}
  return { outcome: 'fails', reason: reasonOf(error), ...compared }
}

async function inTime(doing: unknown): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, fail) => {
    timer = setTimeout(() => fail(new Error('This step has not come to an end in 20 seconds.')), patience)
  })
  try {
    await Promise.race([doing, late])
  } finally {
    clearTimeout(timer)
  }
}

async function runStep(
  world: object,
  step: PickleStep,
  { definition, valuesFor }: Match,
): Promise<StepResult> {
  try {
    const { dataTable, docString } = step.argument ?? {}
    const below = dataTable
      ? [new DataTable(dataTable.rows.map(({ cells }) => cells.map(({ value }) => value)))]
      : docString
        ? [docString.content]
        : []
    const given = [...valuesFor(world), ...below]
    if (given.length < definition.body.length) return { outcome: 'fails', reason: bare }
    await inTime(Reflect.apply(definition.body, world, given))
    return held
  } catch (error) {
    return failure(error)
  }
}

async function played(world: object, each: PickleStep): Promise<StepResult> {
  const [match, another] = stepBook.matches(each.text)
  if (!match) return { outcome: 'unknown', reason: 'Nobody knows this sentence.' }
  if (another) return { outcome: 'ambiguous', reason: 'This sentence says several things.' }
  return runStep(world, each, match)
}

/**
 * Plays one scenario, as Cucumber would: what comes after a step that does not hold is left out, and what has to be put
 * away is put away whatever happened.
 */
export async function runScenario(pickle: Pickle): Promise<ScenarioResult> {
  const world = stepBook.world()
  const steps: StepResult[] = []
  const around: string[] = []
  const hook = async (each: (typeof stepBook.before)[number]) => {
    try {
      await inTime(each.call(world, { pickle }))
    } catch (error) {
      around.push(reasonOf(error))
    }
  }
  for (const each of stepBook.before) await hook(each)
  let isWell = around.length === 0
  for (const each of pickle.steps) {
    const result = isWell ? await played(world, each) : skipped
    isWell &&= result.outcome === 'holds'
    steps.push(result)
  }
  for (const each of stepBook.after) await hook(each)
  return { holds: isWell && around.length === 0, steps, around: around.join('\n') }
}
