import { registerHooks } from 'node:module'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { configureGlobal } from 'fast-check'

// Tests are written for vitest, which begins a thread for each run and has it read every module anew: two thirds of a
// second of a core. Here what they test is read once, and thousands of mutants meet them at a hundredth of the cost.
export { expect } from 'vitest'

// The same examples each time: a mutant that few of them meet would be killed one time and live another.
configureGlobal({ seed: 1 })

type Doing = (...given: readonly unknown[]) => unknown

interface Suite {
  /** application/cart/cart.test.ts › what it is about */
  readonly id: string
  readonly within: Suite | undefined
  readonly beforeAll: Doing[]
  readonly beforeEach: Doing[]
  readonly afterEach: Doing[]
  readonly afterAll: Doing[]
}

interface CollectedTest {
  readonly id: string
  /** From the file itself to the innermost. */
  readonly suites: readonly Suite[]
  readonly run: Doing
}

const suiteOf = (id: string, within?: Suite): Suite => ({
  id,
  within,
  beforeAll: [],
  beforeEach: [],
  afterEach: [],
  afterAll: [],
})

/** What is below something, by their ids. */
export const isWithin = (id: string, outer: string): boolean => id.startsWith(`${outer} › `)

let suite = suiteOf('')
let collected = new Map<string, CollectedTest>()

const isDoing = (given: unknown): given is Doing => typeof given === 'function'

function itOne(name: string, ...given: readonly unknown[]): void {
  const suites: Suite[] = []
  for (let held: Suite | undefined = suite; held; held = held.within) suites.unshift(held)
  // The rows of a table may all be said in the same words.
  let id = `${suite.id} › ${name}`
  for (let number = 2; collected.has(id); number++) id = `${suite.id} › ${name} (${number})`
  collected.set(id, { id, suites, run: given.find(isDoing) ?? (() => {}) })
}

function describeOne(name: string, ...given: readonly unknown[]): void {
  const outer = suite
  suite = suiteOf(`${outer.id} › ${name}`, outer)
  given.find(isDoing)?.()
  suite = outer
}

/** `it.each(rows)(name, doing)`, where a row that is a list is told apart. */
const each =
  (one: typeof itOne) =>
  (rows: readonly unknown[]) =>
  (name: string, ...given: readonly unknown[]): void => {
    const doing = given.find(isDoing)
    for (const row of rows) one(name, () => doing?.(...(Array.isArray(row) ? row : [row])))
  }

export const describe = Object.assign(describeOne, { each: each(describeOne) })
export const it = Object.assign(itOne, { each: each(itOne) })
export { it as test }

const hook = (when: 'beforeAll' | 'beforeEach' | 'afterEach' | 'afterAll') => (doing: Doing) =>
  void suite[when].push(doing)
export const beforeAll = hook('beforeAll')
export const beforeEach = hook('beforeEach')
export const afterEach = hook('afterEach')
export const afterAll = hook('afterAll')

registerHooks({
  resolve: (name, context, next) =>
    name === 'vitest' && context.parentURL !== import.meta.url
      ? { url: import.meta.url, shortCircuit: true }
      : next(name, context),
})

let readings = 0

/** Reads a file of tests anew, as it may hold what its tests have changed; what it tests is not read again. */
export async function collectTests(file: string): Promise<readonly CollectedTest[]> {
  suite = suiteOf(file)
  collected = new Map()
  readings += 1
  await import(`${pathToFileURL(resolve(file)).href}?reading=${readings}`)
  return [...collected.values()]
}

const failureOf = async (...doings: readonly Doing[]): Promise<string | undefined> => {
  try {
    for (const doing of doings) await doing()
    return undefined
  } catch (error) {
    return error instanceof Error ? `${error.name}: ${error.message}` : String(error)
  }
}

export interface RanTest {
  readonly id: string
  readonly file: string
  readonly timeSpentMs: number
  readonly failure: string | undefined
}

/**
 * Runs tests one after another, as vitest does; whoever has seen enough stops.
 * @param turn told whose turn it is: a test's, a suite's or a file's, by its id; nobody's in the end
 */
export async function* runTests(
  files: readonly string[],
  isChosen: (id: string) => boolean,
  turn: (id: string | undefined) => void,
): AsyncGenerator<RanTest> {
  for (const file of files) {
    const begun = new Map<Suite, string | undefined>()
    try {
      turn(file)
      let unread: string | undefined
      const tests = await collectTests(file).catch((error: unknown) => {
        unread = String(error)
        return []
      })
      if (unread !== undefined) yield { id: file, file, timeSpentMs: 0, failure: unread }
      for (const { id, suites, run } of tests) {
        if (!isChosen(id)) continue
        const startedAt = performance.now()
        let failure: string | undefined
        for (const outer of suites) {
          turn(outer.id)
          if (!begun.has(outer)) begun.set(outer, await failureOf(...outer.beforeAll))
          failure ??= begun.get(outer)
        }
        turn(id)
        failure ??= await failureOf(...suites.flatMap((outer) => outer.beforeEach), run)
        const after = await failureOf(...suites.toReversed().flatMap((outer) => outer.afterEach))
        yield { id, file, timeSpentMs: performance.now() - startedAt, failure: failure ?? after }
      }
    } finally {
      turn(undefined)
      for (const { afterAll: doings } of [...begun.keys()].toReversed()) await failureOf(...doings)
    }
  }
}
