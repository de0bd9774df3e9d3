import type Router from '@koa/router'

/** A JSON Schema (2020-12) or a reference to one of the named ones. */
export type JsonSchema = Readonly<Record<string, unknown>>

/** One call of the API, as it is described to those who use it. */
export interface Operation {
  readonly method: 'get' | 'post' | 'put' | 'delete'
  /** With parameters in braces: '/artworks/{id}'. */
  readonly path: string
  readonly summary: string
  /** The shapes that the request is checked against. */
  readonly query?: new () => object
  readonly body?: new () => object
  /** A form in place of a JSON body, and the fields that hold files; or all of it as a schema. */
  readonly form?:
    | { readonly fields: new () => object; readonly files: readonly string[] }
    | { readonly schema: JsonSchema }
  /** Whether a form may come that is not read; beside a call that needs no body. */
  readonly isFormUnread?: true
  readonly headers?: Readonly<Record<string, JsonSchema>>
  readonly answers: Readonly<Record<number, { readonly description: string; readonly schema?: JsonSchema }>>
}

const described = new WeakMap<Router, readonly Operation[]>()
const named = new Map<string, JsonSchema>()

/** Says what a controller's calls are, beside the controller. */
export function describe(router: Router, operations: readonly Operation[]): Router {
  described.set(router, operations)
  return router
}

export const operationsOf = (router: Router): readonly Operation[] => described.get(router) ?? []

/** Gives a schema a name in the description and answers the reference to it. */
export function namedSchema(name: string, schema: JsonSchema): JsonSchema {
  named.set(name, schema)
  return { $ref: `#/components/schemas/${name}` }
}

export const namedSchemas = (): Readonly<Record<string, JsonSchema>> => Object.fromEntries(named)

export const listOf = (items: JsonSchema): JsonSchema => ({ type: 'array', items })

/** An object all of whose properties are there unless they are named optional. */
export const objectOf = (
  properties: Readonly<Record<string, JsonSchema>>,
  optional: readonly string[] = [],
): JsonSchema => ({
  type: 'object',
  properties,
  required: Object.keys(properties).filter((name) => !optional.includes(name)),
})

export const text: JsonSchema = { type: 'string' }
/** A file in a form. */
export const binary: JsonSchema = { type: 'string', format: 'binary' }
export const nullable = (schema: JsonSchema): JsonSchema => ({ anyOf: [schema, { type: 'null' }] })
export const dollars: JsonSchema = { type: 'number', description: 'US dollars, at most two decimals' }
export const time: JsonSchema = { type: 'string', format: 'date-time' }

export const errorSchema = namedSchema(
  'Error',
  objectOf(
    {
      error: text,
      message: text,
      code: { type: 'string', pattern: '^[a-z][a-z-]*$' },
      fields: { type: 'object', additionalProperties: text },
    },
    ['fields'],
  ),
)
