import { Stream } from 'node:stream'
import type { Middleware } from 'koa'
import { type Cents, dollarsFrom } from '#domain/shared/money.ts'
import { type AnySchema, isMoney, type JsonSchema, schemaNamed } from './schema.ts'

type Turn = (value: unknown) => unknown

/** How each named schema is turned: several answers hold what it stands for. */
const known = new Map<string, Turn | null>()

function namedTurn(reference: string): Turn | null {
  const turn = known.get(reference)
  if (turn !== undefined) return turn
  const made = turnFor(schemaNamed(reference))
  known.set(reference, made)
  return made
}

function inside(properties: Readonly<Record<string, JsonSchema>>): Turn | null {
  const turns = Object.entries(properties).flatMap(([name, schema]) => {
    const turn = turnFor(schema)
    return turn ? [[name, turn] as const] : []
  })
  if (turns.length === 0) return null
  return (value) => {
    const copy = { ...(value as Record<string, unknown>) }
    for (const [name, turn] of turns) if (copy[name] !== undefined) copy[name] = turn(copy[name])
    return copy
  }
}

const unlessNull = (turn: Turn | null): Turn | null =>
  turn && ((value) => (value === null ? null : turn(value)))

/** How a value of this schema becomes one with dollars where it has cents; null where it has none. */
function turnFor(schema: JsonSchema): Turn | null {
  const { $ref, anyOf, items, properties, additionalProperties } = schema as {
    readonly $ref?: string
    readonly anyOf?: readonly JsonSchema[]
    readonly items?: JsonSchema
    readonly properties?: Readonly<Record<string, JsonSchema>>
    readonly additionalProperties?: JsonSchema | false
  }
  if (isMoney(schema)) return (cents) => dollarsFrom(cents as Cents)
  if ($ref !== undefined) return namedTurn($ref)
  if (anyOf) return unlessNull(anyOf.map(turnFor).find((turn) => turn !== null) ?? null)
  if (items) {
    const turn = turnFor(items)
    return turn && ((values) => (values as readonly unknown[]).map(turn))
  }
  if (properties) return inside(properties)
  const turn = additionalProperties ? turnFor(additionalProperties) : null
  return (
    turn &&
    ((values) =>
      Object.fromEntries(Object.entries(values as object).map(([name, value]) => [name, turn(value)])))
  )
}

const isJson = (body: unknown): boolean =>
  typeof body === 'object' && body !== null && !Buffer.isBuffer(body) && !(body instanceof Stream)

/**
 * Turns the cents of an answer into the dollars that its description promises: what is described as money is given by
 * controllers as contracts have it. An answer that nobody has described goes nowhere: it could hold cents.
 * @param name of the call @param schemas of its answers, by status
 */
export function answerInDollars(name: string, schemas: ReadonlyMap<number, AnySchema>): Middleware {
  const turns = new Map([...schemas].map(([status, schema]) => [status, turnFor(schema)] as const))
  return async (ctx, next) => {
    await next()
    const turn = turns.get(ctx.status)
    if (turn === undefined && isJson(ctx.body)) {
      ctx.body = null
      throw new Error(`${name} answers ${ctx.status} with what it does not describe.`)
    }
    if (turn) ctx.body = turn(ctx.body)
  }
}
