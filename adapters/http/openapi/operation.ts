import type Router from '@koa/router'
import type { FormShape } from '../forms/form-shape.ts'
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
  readonly headers?: Readonly<Record<string, JsonSchema>>
  readonly answers: Readonly<Record<number, { readonly description: string; readonly schema?: AnySchema }>>
}

const described = new WeakMap<Router, readonly Operation[]>()

/** Says what a controller's calls are, beside the controller. */
export function describe(router: Router, operations: readonly Operation[]): Router {
  described.set(router, operations)
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
  }),
)
