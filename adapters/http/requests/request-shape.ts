import { type ValidationError, validateSync } from 'class-validator'
import type { Context, Middleware } from 'koa'
import { koaBody, HttpMethodEnum as Method } from 'koa-body'
import { RequestError } from '../request-error.ts'
import { refuseBrokenText } from './broken-text.ts'
import { fieldsOf, rulesOf, type Shape, type ShapeField, take } from './shape.ts'
import { faultOf } from './shape-faults.ts'
import { readWhole } from './whole-body.ts'

/** More than any list of objects here may hold: to look at each of them takes longer than to read it. */
const longestList = 500

/** The fields that the shape names. @throws RequestError 422 for a list without end */
function instanceOf<T extends object>(type: Shape<T>, sent: object): T {
  const instance = new type() as Record<string, unknown>
  for (const [name, { nested, optional, nullable }] of Object.entries(fieldsOf(type))) {
    if (!Object.hasOwn(sent, name)) continue
    const value = (sent as Record<string, unknown>)[name]
    // What may be left out may as well be nothing: nobody behind this knows a null, but where it says so.
    if (optional && !nullable && value === null) continue
    if (nested && Array.isArray(value) && value.length > longestList)
      throw invalid(422, { [name]: `${name} must have at most ${longestList} in it` })
    const nest = (each: unknown) =>
      nested && typeof each === 'object' && each !== null ? instanceOf(nested, each) : each
    instance[name] = Array.isArray(value) ? value.map(nest) : nest(value)
  }
  return instance as T
}

function faults(errors: readonly ValidationError[], path = ''): Record<string, string> {
  return Object.assign(
    {},
    ...errors.map(({ target, property, value, constraints, children }) => {
      const name = path === '' ? property : `${path}.${property}`
      const [rule] = Object.keys(constraints ?? {})
      const given = rulesOf(target?.constructor as Shape<object>).find(
        (each) => each.propertyName === property && each.name === rule,
      )
      const text = rule && faultOf(property, value, rule, (given?.constraints as unknown[] | undefined) ?? [])
      return { ...(text ? { [name]: text } : {}), ...faults(children ?? [], name) }
    }),
  )
}

const notKnown = (name: string): string => `${name} is not known here`

/**
 * What was sent and no shape knows, by its path: whoever sends it believes that something comes of it. The whitelist of
 * class-validator takes a field for known that is called as what every object inherits, such as 'constructor'.
 */
function strangers(type: Shape<object>, sent: object, path = ''): Record<string, string> {
  const fields = fieldsOf(type)
  const found = Object.entries(sent).map(([name, value]) => {
    const full = `${path}${name}`
    if (!Object.hasOwn(fields, name)) return { [full]: notKnown(name) }
    const nested = fields[name]?.nested
    if (!nested) return {}
    const within: [string, unknown][] = Array.isArray(value)
      ? value.map((each, index) => [`${full}.${index}`, each])
      : [[full, value]]
    return Object.assign(
      {},
      ...within.map(([at, each]) =>
        typeof each === 'object' && each !== null ? strangers(nested, each, `${at}.`) : {},
      ),
    ) as Record<string, string>
  })
  return Object.assign({}, ...found) as Record<string, string>
}

const invalid = (status: 400 | 422, fields: Readonly<Record<string, string>>): RequestError =>
  new RequestError(
    status,
    'invalid-request',
    `The request is not valid: ${Object.values(fields)[0]}.`,
    fields,
  )

export const unknownFields = (names: readonly string[]): RequestError =>
  invalid(422, Object.fromEntries(names.map((name) => [name, notKnown(name)])))

function checked<T extends object>(type: Shape<T>, sent: object, status: 400 | 422): T {
  const instance = instanceOf(type, sent)
  refuseBrokenText(sent)
  const fields = {
    ...(status === 422 ? strangers(type, sent) : {}),
    ...faults(validateSync(instance, { forbidUnknownValues: false, stopAtFirstError: true })),
  }
  if (Object.keys(fields).length > 0) throw invalid(status, fields)
  take(type, instance)
  return instance
}

const parsedBody = koaBody({
  jsonLimit: '100kb',
  urlencoded: false,
  text: false,
  multipart: false,
  parsedMethods: [Method.POST, Method.PUT, Method.DELETE],
})

/** @throws RequestError 415 for a body that would have to be unpacked first: nobody knows how much there is in it */
export function refusePacked(ctx: Context): void {
  const packing = ctx.get('Content-Encoding').trim().toLowerCase()
  if (packing !== '' && packing !== 'identity')
    throw new RequestError(415, 'unsupported-media-type', 'Send the body as it is, not packed.')
}

/** Reads a JSON body up to 100 kB, unpacked; for use before `readBody`. @throws RequestError 400, 408, 413, 415 */
export const jsonBody: Middleware = async (ctx, next) => {
  refusePacked(ctx)
  await readWhole(ctx, parsedBody)
  await next()
}

/** The texts of a form; a field that was sent more than once is a list, and what is none of both is refused. */
export type SentTexts = Readonly<Record<string, unknown>>

/** Gives the texts of a form to `readBody`. */
export const takeTexts = (ctx: Context, texts: SentTexts): void => void Object.assign(ctx.state, { texts })

/** What the texts of a form say, each read as its field is. @throws RequestError 400 for a field that is given twice */
function readTexts(type: Shape<object>, texts: SentTexts): object {
  const fields = fieldsOf(type)
  const several = new Map<string, unknown[]>()
  const sent: [string, unknown][] = []
  for (const [name, value] of Object.entries(texts)) {
    const plain = name.replace(/\[\]$/, '')
    if (fields[plain]?.readAll) several.set(plain, [...(several.get(plain) ?? []), value].flat())
    else if (Array.isArray(value)) throw givenTwice(name)
    else sent.push([name, typeof value === 'string' ? readText(fields[name], value) : value])
  }
  for (const [name, all] of several) sent.push([name, fields[name]?.readAll?.(all.map(String))])
  return Object.fromEntries(sent.filter(([, value]) => value !== undefined))
}

const readText = (field: ShapeField | undefined, text: string): unknown =>
  field?.read ? field.read(text) : text

/**
 * What was sent, in its shape: a JSON body, behind `jsonBody`, or a form, behind whatever has taken its texts.
 * @throws RequestError 400, 415, or 422 with `fields`
 */
export function readBody<T extends object>(ctx: Context, type: Shape<T>): T {
  const { texts } = ctx.state as { readonly texts?: SentTexts }
  if (texts) return checked(type, readTexts(type, texts), 422)
  if (!ctx.is('application/json')) throw new RequestError(415, 'unsupported-media-type', 'Send JSON here.')
  const { body } = ctx.request as { body?: unknown }
  if (typeof body !== 'object' || body === null || Array.isArray(body))
    throw new RequestError(400, 'bad-request', 'The body must be a JSON object.')
  return checked(type, body, 422)
}

const allOptional = new Map<Shape<object>, boolean>()

function mayBeEmpty(type: Shape<object>): boolean {
  const known = allOptional.get(type)
  if (known !== undefined) return known
  const all = Object.values(fieldsOf(type)).every(({ optional }) => optional)
  allOptional.set(type, all)
  return all
}

const givenTwice = (name: string): RequestError =>
  new RequestError(400, 'invalid-request', `The request is not valid: ${name} is given twice.`, {
    [name]: 'is given twice',
  })

/**
 * The query in its shape; each name at most once, empty values left out.
 * @throws RequestError 400 with `fields`
 */
export function readQuery<T extends object>(ctx: Context, type: Shape<T>): T {
  const fields = fieldsOf(type)
  // Most lists are asked for as they come: where nothing is said and nothing has to be, there is nothing to check.
  if (ctx.querystring === '' && mayBeEmpty(type)) return new type()
  const sent = Object.entries(ctx.query).flatMap(([name, value]) => {
    if (value === undefined || value === '' || !Object.hasOwn(fields, name)) return []
    if (Array.isArray(value)) throw givenTwice(name)
    return [[name, readText(fields[name], value)]]
  })
  return checked(type, Object.fromEntries(sent), 400)
}
