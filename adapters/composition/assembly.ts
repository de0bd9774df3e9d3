import { Container, type ContainerModule } from 'inversify'
import type { Token } from './binding.ts'

/** Something that the product is put together from. */
export type Part = ContainerModule

/** The product, or a part of it, put together. */
export interface Assembly {
  /** What a token stands for. @throws Error where no part says it */
  get<Thing>(thing: Token<Thing>): Thing
  /** All of a kind. */
  all<Thing>(things: Token<Thing>): readonly Thing[]
}

/** Says what a token stands for, in the place of whatever the parts say. */
export interface Given {
  readonly thing: Token<unknown>
  readonly value: unknown
}

export const given = <Thing>(thing: Token<Thing>, value: NoInfer<Thing>): Given => ({ thing, value })

/**
 * Puts parts together, in whatever order they come.
 * @param values what is there already, such as the settings, and what a test puts in the place of a part
 */
export function assemble(parts: readonly Part[], values: readonly Given[]): Assembly {
  const container = new Container()
  container.load(...parts)
  for (const { thing, value } of values) {
    if (container.isBound(thing)) container.unbind(thing)
    container.bind(thing).toConstantValue(value)
  }
  return {
    get: (thing) => container.get(thing),
    all: (things) => container.getAll(things),
  }
}
