import {
  type Argument,
  CucumberExpression,
  type Expression,
  ParameterType,
  ParameterTypeRegistry,
  RegularExpression,
} from '@cucumber/cucumber-expressions'
import type { Pickle } from '@cucumber/messages'

export type Doing = (this: never, ...given: never[]) => unknown
export type Hook = (this: object, scenario: { readonly pickle: Pickle }) => unknown

export interface StepDefinition {
  readonly expression: Expression
  readonly body: Doing
}

export interface NewParameterType {
  readonly name: string
  readonly regexp: RegExp | string | readonly RegExp[] | readonly string[]
  readonly transformer?: (...texts: string[]) => unknown
}

/** A definition that says a step, and what fills its gaps. */
export interface Match {
  readonly definition: StepDefinition
  readonly filled: readonly Argument[]
  valuesFor(world: object): readonly unknown[]
}

type NewWorld = new (given: { readonly parameters: never }) => object

const types = new ParameterTypeRegistry()
const told: (() => StepDefinition)[] = []
let known: readonly StepDefinition[] | undefined
const matched = new Map<string, readonly Match[]>()
let newWorld: NewWorld | undefined

/** What the files of steps have told. */
export const stepBook = {
  before: [] as Hook[],
  after: [] as Hook[],

  define(pattern: string | RegExp, body: Doing): void {
    told.push(() => ({
      body,
      expression:
        typeof pattern === 'string'
          ? new CucumberExpression(pattern, types)
          : new RegularExpression(pattern, types),
    }))
  },

  /** Read when all files have told theirs: a step may name a kind of gap that is told after it. */
  definitions(): readonly StepDefinition[] {
    known ??= told.map((tell) => tell())
    return known
  },

  defineParameterType({ name, regexp, transformer = (text) => text }: NewParameterType): void {
    types.defineParameterType(new ParameterType<unknown>(name, regexp, null, transformer))
  },

  worldsAre(world: NewWorld): void {
    newWorld = world
  },

  world(): object {
    if (!newWorld) throw new Error('No file of steps says what a scenario works with.')
    return new newWorld({ parameters: { level: 'domain' } as never })
  },

  /** All definitions that say a step: one, where it can be done. */
  matches(text: string): readonly Match[] {
    const found = matched.get(text) ?? newMatches(text)
    matched.set(text, found)
    return found
  },
}

const newMatches = (text: string): readonly Match[] =>
  stepBook.definitions().flatMap((definition) => {
    const found = definition.expression.match(text)
    return found
      ? [{ definition, filled: found, valuesFor: (world) => found.map((each) => each.getValue(world)) }]
      : []
  })
