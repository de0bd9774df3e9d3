import { getMetadataStorage, IsOptional, ValidateNested } from 'class-validator'

export type Shape<T extends object> = new () => T

/** What a field of a request looks like, and how it is read where it is sent as text. */
export interface ShapeField {
  readonly rules: readonly PropertyDecorator[]
  readonly optional?: boolean
  /** Null says something of its own here: that it is not known. */
  readonly nullable?: boolean
  /** Said to be needed where it is described: who takes it says so in words of their own, beside whatever else is wrong. */
  readonly needed?: boolean
  /** The shape of an object, or of each object in a list. */
  readonly nested?: Shape<object>
  /** What the API's description says of it beside its rules. */
  readonly described?: Readonly<Record<string, unknown>>
  /** Written as JSON, wherever it is sent as text: `read` knows how. */
  readonly json?: boolean
  /** Reads it in addresses and forms, where everything is text; undefined is as good as left out. */
  readonly read?: (text: string) => unknown
  /** The same of a field that may be sent several times, also as `name[]`. */
  readonly readAll?: (texts: readonly string[]) => unknown
  /** What becomes of a value that has passed the rules: cents of dollars. */
  readonly taken?: (value: never) => unknown
}

/**
 * class-validator looks through every class there is whenever it checks something: what it has found of one is kept. Shapes are
 * whole before the first request.
 */
function keepWhatIsFound(): void {
  const storage = getMetadataStorage()
  const find = storage.getTargetValidationMetadatas.bind(storage)
  const kept = new Map<unknown, ReturnType<typeof find>>()
  storage.getTargetValidationMetadatas = (type, ...asked) => {
    const known = kept.get(type)
    if (known) return known
    const found = find(type, ...asked)
    if (shapes.has(type as Shape<object>)) kept.set(type, found)
    return found
  }
}

const shapes = new Map<Shape<object>, Readonly<Record<string, ShapeField>>>()
keepWhatIsFound()

/** Says what a class of requests looks like: its validators by field. */
export function shape<T extends object>(
  type: Shape<T>,
  fields: Readonly<Record<keyof T & string, ShapeField>>,
): void {
  shapes.set(type, fields)
  for (const [name, { rules, optional, nested }] of Object.entries<ShapeField>(fields)) {
    for (const rule of rules) rule(type.prototype, name)
    if (optional) IsOptional()(type.prototype, name)
    if (nested) ValidateNested()(type.prototype, name)
  }
}

/** A class of requests that follows from its fields alone. */
export function shapeOf<T extends object>(
  fields: Readonly<Record<keyof Required<T> & string, ShapeField>>,
): Shape<T> {
  const type = class extends Object {} as unknown as Shape<T>
  shape(type, fields)
  return type
}

export const fieldsOf = (type: Shape<object>): Readonly<Record<string, ShapeField>> => shapes.get(type) ?? {}

/** What class-validator knows of a shape, for the API's description. */
export const rulesOf = (type: Shape<object>) =>
  getMetadataStorage().getTargetValidationMetadatas(type, '', false, false)

/** Makes what has passed the rules what it is taken for. */
export function take(type: Shape<object>, instance: object): void {
  const values = instance as Record<string, unknown>
  for (const [name, { taken, nested }] of Object.entries(fieldsOf(type))) {
    const value = values[name]
    if (value === undefined || value === null) continue
    if (taken) values[name] = taken(value as never)
    if (nested) for (const each of [value].flat()) take(nested, each)
  }
}

type SentFields<T> = { [Name in keyof T]: Exclude<T[Name], undefined> }

/** What was sent of a shape, without what was left out. */
export const sentFields = <T extends object>(sent: T): SentFields<T> =>
  Object.fromEntries(Object.entries(sent).filter(([, value]) => value !== undefined)) as SentFields<T>
