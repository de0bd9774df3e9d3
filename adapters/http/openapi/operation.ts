import type Router from '@koa/router'
import type { FormShape } from '../forms/form-shape.ts'
import { answerInDollars } from './answer-in-dollars.ts'
import {
  type AnySchema,
  type JsonSchema,
  mapOf,
  namedSchema,
  objectOf,
  optional,
  text,
  textLike,
} from './schema.ts'

/** One call of the API, as it is described to those who use it. */
export interface Operation {
  readonly method: 'get' | 'post' | 'put' | 'delete'
  /** With parameters in braces: '/artworks/{id}'. */
  readonly path: string
  readonly summary: string
  /** The shapes that the request is checked against. */
  readonly query?: new () => object
  readonly body?: new () => object
  /** A form in place of a JSON body. */
  readonly form?: FormShape
  /** Whether a form may come that is not read; beside a call that needs no body. */
  readonly isFormUnread?: true
  /** Whether the body is taken as it comes: its sender's signature is over its bytes. */
  readonly isBodyRaw?: true
  readonly headers?: Readonly<Record<string, JsonSchema>>
  readonly optionalHeaders?: Readonly<Record<string, JsonSchema>>
  /** Whether its answer is the same whoever asks: it is kept until something changes that it is made of. */
  readonly isForAll?: true
  readonly answers: Answers
}

interface Answer {
  readonly description: string
  readonly schema?: AnySchema
  /** What a file or a stream may be, instead of JSON. */
  readonly types?: readonly string[]
}

/** What is given back: JSON of a schema, or in so many words none. */
type Given = Answer & ({ readonly schema: AnySchema } | { readonly types: readonly string[] })

/** By status. */
type Answers = Readonly<Record<number, Answer>> & { readonly 200?: Given; readonly 201?: Given }

const described = new WeakMap<Router, readonly Operation[]>()

/** What a route is called where it is described. */
export const nameOf = (method: string, path: string): string =>
  `${method.toUpperCase()} ${path.replaceAll(/:(\w+)/g, '{$1}')}`

const schemasOf = ({ answers }: Operation): ReadonlyMap<number, AnySchema> =>
  new Map(
    Object.entries(answers).flatMap(([status, { schema }]) => (schema ? [[Number(status), schema]] : [])),
  )

/**
 * Says what a controller's calls are, beside the controller, which gives its answers in cents.
 * @throws Error where a call is described that is none of its routes, or a route is not described
 */
export function describe(router: Router, operations: readonly Operation[]): Router {
  described.set(router, operations)
  const undone = new Map(operations.map((operation) => [nameOf(operation.method, operation.path), operation]))
  for (const { methods, path, stack } of router.stack)
    for (const method of methods.filter((each) => each !== 'HEAD')) {
      const name = nameOf(method, String(path))
      const operation = undone.get(name)
      if (!operation) throw new Error(`${name} is not described.`)
      undone.delete(name)
      stack.unshift(answerInDollars(name, schemasOf(operation)) as (typeof stack)[number])
    }
  if (undone.size > 0) throw new Error(`${[...undone.keys()].join(', ')} is described, and no route.`)
  return router
}

export const operationsOf = (router: Router): readonly Operation[] => described.get(router) ?? []

const orderOf = ({ path, method }: Operation): string => `${path} ${method}`

/** What several controllers can do, by address: the order in which they were put together says nothing. */
export const operationsIn = (routers: readonly Router[]): readonly Operation[] =>
  routers.flatMap(operationsOf).toSorted((one, other) => (orderOf(one) < orderOf(other) ? -1 : 1))

export const errorSchema = namedSchema(
  'Error',
  objectOf({
    error: text,
    message: text,
    code: textLike(/^[a-z][a-z-]*$/),
    fields: optional(mapOf(text)),
    /** Where something went wrong on our side: as the log knows the request. */
    requestId: optional(text),
  }),
)
