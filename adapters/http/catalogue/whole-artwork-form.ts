import type { Context } from 'koa'
import type { ArtworkForm } from '#domain/catalogue/artwork-fields.ts'
import { categoryFrom } from '#domain/catalogue/category.ts'
import { RequestError } from '../request-error.ts'
import { asNumber, givenTwice, refuseBrokenText } from '../request-shape.ts'

/** The fields of a form as it was sent; behind `formBody`. */
export interface SentForm {
  /** Every value of a field in the order they came. */
  all(name: string): readonly string[]
  /** The only value; undefined where there is none. @throws RequestError 400 where there are several */
  one(name: string): string | undefined
}

/** @throws RequestError 400 for text that nobody could keep */
export function sentForm(ctx: Context): SentForm {
  const { body = {} } = ctx.request as { body?: Readonly<Record<string, string | readonly string[]>> }
  refuseBrokenText(body)
  const all = (name: string): readonly string[] =>
    Object.hasOwn(body, name) ? [body[name] ?? []].flat() : []
  return {
    all,
    one(name) {
      const [first, second] = all(name)
      if (second === undefined) return first
      throw givenTwice(name)
    },
  }
}

/** A field of a form as a number: null where it is empty, NaN where it is none. */
const numberOf = (text: string): number | null => (text.trim() === '' ? null : asNumber(text.trim()))

/** @throws RequestError 422 for what is neither true nor false */
function flagOf(name: string, text: string): boolean {
  if (text === 'true' || text === 'false') return text === 'true'
  const wrong = 'is neither true nor false'
  throw new RequestError(422, 'invalid-request', `The request is not valid: ${name} ${wrong}.`, {
    [name]: wrong,
  })
}

/** As much as a multipart form tells; what it does not name is not there. */
export function partsFrom(form: SentForm): Partial<Omit<ArtworkForm, 'pictures'>> {
  const told: [string, unknown][] = []
  for (const name of ['title', 'description', 'medium'])
    if (form.one(name) !== undefined) told.push([name, form.one(name)])
  for (const name of ['year', 'widthCm', 'heightCm', 'depthCm', 'price']) {
    const value = form.one(name)
    if (value !== undefined) told.push([name, numberOf(value)])
  }
  const stock = form.one('stock')
  if (stock !== undefined) told.push(['stock', numberOf(stock) ?? Number.NaN])
  const unique = form.one('unique')?.trim()
  if (unique) told.push(['unique', flagOf('unique', unique)])
  const category = form.one('category')?.trim().toLowerCase()
  // What names no category is left to be refused with the rest.
  if (category !== undefined) told.push(['category', categoryFrom(category) ?? category])
  return Object.fromEntries(told)
}

/** Several values of one name: given more than once, or as a JSON list. */
export function listIn(form: SentForm, name: string): readonly string[] {
  const sent = [...form.all(name), ...form.all(`${name}[]`)]
  const [only = ''] = sent
  if (sent.length !== 1 || !only.trim().startsWith('[')) return sent
  try {
    const list: unknown = JSON.parse(only)
    return Array.isArray(list) ? list.map(String) : sent
  } catch {
    return sent
  }
}

/** The pictures to keep by id or address; undefined where the form does not speak of them. */
export function keptIn(form: SentForm): readonly string[] | undefined {
  const named = [...form.all('keepImages'), ...form.all('keepImages[]')]
  if (named.length === 0) return undefined
  return listIn(form, 'keepImages')
    .flatMap((each) => each.split(','))
    .map((each) => each.trim())
    .filter((each) => each !== '')
}

/** @throws RequestError 400 for what is no version */
export function versionIn(form: SentForm): number | undefined {
  const text = form.one('version')
  if (text === undefined || text.trim() === '') return undefined
  if (/^\d{1,9}$/.test(text.trim())) return Number(text)
  throw new RequestError(400, 'invalid-request', 'The request is not valid: version is no number.', {
    version: 'is no number',
  })
}
