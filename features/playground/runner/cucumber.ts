import type { Pickle } from '@cucumber/messages'
import { type Doing, type Hook, stepBook } from './step-book.ts'

export { DataTable } from './data-table.ts'

/** What steps and hooks ask of '@cucumber/cucumber': in the browser the same files ask this one. */
export class World<Parameters = unknown> {
  readonly parameters: Parameters

  constructor({ parameters }: { readonly parameters: Parameters }) {
    this.parameters = parameters
  }
}

type NewWorld = new (given: { readonly parameters: never }) => object
type StepOptions = { readonly timeout?: number }

function define(pattern: string | RegExp, ...rest: readonly [Doing] | readonly [StepOptions, Doing]): void {
  stepBook.define(pattern, rest.at(-1) as Doing)
}

export const Given = define
export const When = define
export const Then = define

type HookBody = (this: never, scenario: { readonly pickle: Pickle }) => unknown

const bodyOf = (given: readonly [HookBody] | readonly [object, HookBody]): Hook => given.at(-1) as Hook

export function Before(...given: readonly [HookBody] | readonly [object, HookBody]): void {
  stepBook.before.push(bodyOf(given))
}

/** The last one told is the first that is done. */
export function After(...given: readonly [HookBody] | readonly [object, HookBody]): void {
  stepBook.after.unshift(bodyOf(given))
}

/** Nothing is left standing where all is in memory. */
export const AfterAll = (_ending: () => unknown): void => undefined

export const setWorldConstructor = (world: NewWorld): void => stepBook.worldsAre(world)

/** Here nobody waits for a database or a screen: how long a step may take is the playground's own matter. */
export const setDefaultTimeout = (_milliseconds: number): void => undefined

export const defineParameterType = stepBook.defineParameterType
