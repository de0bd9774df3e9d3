import { ArrayMaxSize, IsArray, IsIn, IsInt, IsNumber, IsString, MaxLength } from 'class-validator'
import type { Context } from 'koa'
import {
  type ArtworkForm,
  type OwnArtworkState,
  ownArtworkStates,
} from '#application/catalogue/own-artworks-contract.ts'
import { longestText } from '#domain/catalogue/artwork-form.ts'
import { type Category, categories, categoryFrom } from '#domain/catalogue/category.ts'
import { mostPictures } from '#domain/catalogue/picture-file.ts'
import { RequestError } from '../request-error.ts'
import { shape } from '../request-shape.ts'
import { pageFields } from './requests.ts'

const sorts = ['newest', 'title', 'price', 'stock'] as const

export class OwnArtworkListQuery {
  q?: string
  state?: OwnArtworkState
  sort?: (typeof sorts)[number]
  limit?: number
  cursor?: string
}
shape(OwnArtworkListQuery, {
  q: { rules: [IsString(), MaxLength(200)], optional: true },
  state: { rules: [IsIn(ownArtworkStates)], optional: true },
  sort: { rules: [IsIn(sorts)], optional: true },
  ...pageFields,
})

class FormPicture {
  id!: string
  alt!: string
}
shape(FormPicture, {
  id: { rules: [IsString(), MaxLength(100)] },
  alt: { rules: [IsString(), MaxLength(longestText.alt)] },
})

const amount = { rules: [IsNumber()], optional: true }

/** A draft: what it does not speak of is not told. What each field may say is the domain's to tell. */
export class ArtworkFormBody {
  title?: string
  description?: string
  category?: Category | ''
  medium?: string
  year?: number
  widthCm?: number
  heightCm?: number
  depthCm?: number
  price?: number
  stock?: number
  pictures?: FormPicture[]
}

const words = { rules: [IsString(), MaxLength(longestText.description)], optional: true }

const formFields = {
  title: words,
  description: words,
  category: { rules: [IsIn(['', 'other', ...categories])], optional: true },
  medium: words,
  year: amount,
  widthCm: amount,
  heightCm: amount,
  depthCm: amount,
  price: amount,
  stock: amount,
  pictures: { rules: [IsArray(), ArrayMaxSize(mostPictures)], optional: true, nested: FormPicture },
}
shape(ArtworkFormBody, formFields)

export class ArtworkSaveBody extends ArtworkFormBody {
  version!: number
}
shape(ArtworkSaveBody, { ...formFields, version: { rules: [IsInt()] } })

export class VersionBody {
  version!: number
}
shape(VersionBody, { version: { rules: [IsInt()] } })

/** The form that a JSON body means. */
export const formFrom = (body: ArtworkFormBody): ArtworkForm => ({
  title: body.title ?? '',
  description: body.description ?? '',
  category: body.category === 'other' ? '' : (body.category ?? ''),
  medium: body.medium ?? '',
  year: body.year ?? null,
  widthCm: body.widthCm ?? null,
  heightCm: body.heightCm ?? null,
  depthCm: body.depthCm ?? null,
  price: body.price ?? null,
  stock: body.stock ?? 1,
  pictures: body.pictures ?? [],
})

/** The fields of a form as it was sent; behind `formBody`. */
export interface SentForm {
  /** Every value of a field in the order they came. */
  all(name: string): readonly string[]
  /** The only value; undefined where there is none. @throws RequestError 400 where there are several */
  one(name: string): string | undefined
}

const isBroken = (value: string): boolean => value.includes('\0') || !value.isWellFormed()

/** @throws RequestError 400 for text that nobody could keep */
export function sentForm(ctx: Context): SentForm {
  const { body = {} } = ctx.request as { body?: Readonly<Record<string, string | readonly string[]>> }
  if (Object.values(body).flat().some(isBroken))
    throw new RequestError(
      400,
      'bad-request',
      'Text must not contain zero characters or halves of characters.',
    )
  const all = (name: string): readonly string[] =>
    Object.hasOwn(body, name) ? [body[name] ?? []].flat() : []
  return {
    all,
    one(name) {
      const [first, second] = all(name)
      if (second === undefined) return first
      throw new RequestError(400, 'invalid-request', `The request is not valid: ${name} is given twice.`, {
        [name]: 'is given twice',
      })
    },
  }
}

/** A field of a form as a number: null where it is empty, NaN where it is none. */
function numberOf(text: string): number | null {
  if (text.trim() === '') return null
  return /^-?\d{1,15}(\.\d+)?$/.test(text.trim()) ? Number(text) : Number.NaN
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
