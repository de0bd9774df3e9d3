import type { Dollars } from '#domain/shared/money.ts'
import { describedAmount } from '../requests/amount-fields.ts'

/** A JSON Schema (2020-12) or a reference to a named one. */
export type JsonSchema = Readonly<Record<string, unknown>>

declare const described: unique symbol
declare const leftOut: unique symbol

/** The schema of whatever type. */
export interface AnySchema extends JsonSchema {
  readonly [described]: unknown
}

/** The schema of a type, and of no wider or narrower one: a property more or less does not compile. */
export interface Schema<Value> extends AnySchema {
  readonly [described]: (value: Value) => Value
}

/** The schema of what a call of a contract answers. */
export type AnswerOf<Call extends (...args: never[]) => Promise<unknown>> = Schema<Awaited<ReturnType<Call>>>

interface LeftOut {
  readonly [leftOut]: true
}

type Properties = Readonly<Record<string, AnySchema>>
type ValueOf<Each> = Each extends Schema<infer Value> ? Value : never
type NamesLeftOut<These> = {
  [Name in keyof These]: These[Name] extends LeftOut ? Name : never
}[keyof These]
type Flat<Each> = { readonly [Name in keyof Each]: Each[Name] }

/** What an object of these properties holds. */
type ObjectOf<These> = Flat<
  { readonly [Name in Exclude<keyof These, NamesLeftOut<These>>]: ValueOf<These[Name]> } & {
    readonly [Name in NamesLeftOut<These>]?: ValueOf<These[Name]>
  }
>

/** A schema in its own words. Whoever writes it says which type it is of. */
export const schemaOf = <Value>(schema: JsonSchema): Schema<Value> => schema as Schema<Value>

const named = new Map<string, JsonSchema>()
const prefix = '#/components/schemas/'

/** Gives a schema a name in the description and answers the reference to it. */
export function namedSchema<Value>(name: string, schema: Schema<Value>): Schema<Value> {
  named.set(name, schema)
  return schemaOf({ $ref: `${prefix}${name}` })
}

/** What a reference stands for. */
export const schemaNamed = (reference: string): JsonSchema => named.get(reference.slice(prefix.length)) ?? {}

export const namedSchemas = (): Readonly<Record<string, JsonSchema>> => Object.fromEntries(named)

const optionalOnes = new WeakSet<object>()

/** A property that may be left out. */
export function optional<Value>(schema: Schema<Value>): Schema<Value> & LeftOut {
  const copy = { ...schema } as Schema<Value> & LeftOut
  optionalOnes.add(copy)
  return copy
}

/** An object with these properties and no others; all are there but those that are optional. */
export const objectOf = <const These extends Properties>(properties: These): Schema<ObjectOf<These>> =>
  schemaOf({
    type: 'object',
    properties,
    required: Object.keys(properties).filter((name) => !optionalOnes.has(properties[name] ?? {})),
    additionalProperties: false,
  })

export const listOf = <Value>(items: Schema<Value>): Schema<readonly Value[]> =>
  schemaOf({ type: 'array', items })

/** An object whose keys are not foreseen. */
export const mapOf = <Value>(values: Schema<Value>): Schema<Readonly<Record<string, Value>>> =>
  schemaOf({ type: 'object', additionalProperties: values })

export const nullable = <Value>(schema: Schema<Value>): Schema<Value | null> =>
  schemaOf({ anyOf: [schema, { type: 'null' }] })

/** One of these words. */
export const oneOf = <const Word extends string>(words: readonly Word[]): Schema<Word> =>
  schemaOf({ enum: words })

export const text: Schema<string> = schemaOf({ type: 'string' })
export const textLike = (pattern: RegExp): Schema<string> =>
  schemaOf({ type: 'string', pattern: pattern.source })
export const boolean: Schema<boolean> = schemaOf({ type: 'boolean' })
export const time: Schema<string> = schemaOf({ type: 'string', format: 'date-time' })
export const day: Schema<string> = schemaOf({ type: 'string', format: 'date' })
export const integer: Schema<number> = schemaOf({ type: 'integer' })
/** Whole, and none below zero. */
export const count: Schema<number> = schemaOf({ type: 'integer', minimum: 0 })
/** Whole, and one at least: of pixels, of versions. */
export const atLeastOne: Schema<number> = schemaOf({ type: 'integer', minimum: 1 })
const inCents = Symbol('cents')

/** An amount that contracts have in cents. What it is described as goes with it, and stays out of the description. */
export const money: Schema<Dollars> = Object.assign(schemaOf<Dollars>({ ...describedAmount }), {
  [inCents]: true,
})

export const isMoney = (schema: JsonSchema): boolean => Object.hasOwn(schema, inCents)

/** An object with nothing in it. */
export const nothing = objectOf({})
/** Whatever object. */
export const anyObject: Schema<Readonly<Record<string, unknown>>> = schemaOf({ type: 'object' })
