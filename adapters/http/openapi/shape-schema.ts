import type { IsNumberOptions } from 'class-validator'
import { fieldsOf, rulesOf } from '../requests/shape.ts'
import type { JsonSchema } from './schema.ts'

type Arguments = readonly unknown[]

/** What each validator means in JSON Schema. */
const meaning: Readonly<Record<string, (constraints: Arguments) => JsonSchema>> = {
  isString: () => ({ type: 'string' }),
  isInt: () => ({ type: 'integer' }),
  isNumber: ([options]) => {
    const { maxDecimalPlaces: places } = (options ?? {}) as IsNumberOptions
    // No `multipleOf`: who divides by it finds that 0.07 is no multiple of 0.01.
    return { type: 'number', ...(places !== undefined && { 'x-decimal-places': places }) }
  },
  isBoolean: () => ({ type: 'boolean' }),
  isArray: () => ({ type: 'array' }),
  isObject: () => ({ type: 'object' }),
  minLength: ([least]) => ({ minLength: least }),
  maxLength: ([most]) => ({ maxLength: most }),
  min: ([least]) => ({ minimum: least }),
  max: ([most]) => ({ maximum: most }),
  arrayMinSize: ([least]) => ({ minItems: least }),
  arrayMaxSize: ([most]) => ({ maxItems: most }),
  isIn: ([values]) => ({ enum: values }),
  matches: ([pattern]) => ({ pattern: pattern instanceof RegExp ? pattern.source : String(pattern) }),
}

/** The JSON Schema of a request's shape, read from the validators that check it. */
export function shapeSchema(type: new () => object): JsonSchema {
  const fields = fieldsOf(type)
  const rules = rulesOf(type)
  const properties = Object.fromEntries(
    Object.entries(fields).map(([name, { nested, described, json }]) => {
      const own = rules
        // What holds for each item is said by the shape of the items.
        .filter(({ propertyName, each }) => propertyName === name && !each)
        .map((rule) => meaning[rule.name ?? '']?.((rule.constraints as Arguments | undefined) ?? []) ?? {})
      const schema: JsonSchema = Object.assign({}, ...own, described)
      if (!nested) return [name, schema]
      const inner = schema.type === 'array' ? { ...schema, items: shapeSchema(nested) } : shapeSchema(nested)
      return [
        name,
        json ? { type: 'string', contentMediaType: 'application/json', contentSchema: inner } : inner,
      ]
    }),
  )
  const required = Object.keys(fields).filter((name) => fields[name]?.needed || !fields[name]?.optional)
  return {
    type: 'object',
    properties,
    ...(required.length > 0 ? { required } : {}),
  }
}
