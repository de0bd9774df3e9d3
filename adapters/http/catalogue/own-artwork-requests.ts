import { ArrayMaxSize, IsArray, IsBoolean, IsIn, IsInt, IsNumber, IsString, MaxLength } from 'class-validator'
import { isUniqueUnlessTold } from '#domain/catalogue/artwork.ts'
import { type ArtworkForm, artworkFields } from '#domain/catalogue/artwork-fields.ts'
import { type Category, categories } from '#domain/catalogue/category.ts'
import { longestAlt, mostPictures } from '#domain/catalogue/picture-file.ts'
import { type WorkState, workStates } from '#domain/catalogue/publishing.ts'
import type { JsonSchema } from '../openapi/operation.ts'
import { shape } from '../request-shape.ts'
import { artworkNumbers } from './artwork-numbers.ts'
import { pageFields } from './requests.ts'

const sorts = ['newest', 'title', 'price', 'stock'] as const

export class OwnArtworkListQuery {
  q?: string
  state?: WorkState
  sort?: (typeof sorts)[number]
  limit?: number
  cursor?: string
}
shape(OwnArtworkListQuery, {
  q: { rules: [IsString(), MaxLength(200)], optional: true },
  state: { rules: [IsIn(workStates)], optional: true },
  sort: { rules: [IsIn(sorts)], optional: true },
  ...pageFields,
})

class FormPicture {
  id!: string
  alt!: string
}
shape(FormPicture, {
  id: { rules: [IsString(), MaxLength(100)] },
  alt: { rules: [IsString(), MaxLength(longestAlt)] },
})

/** A number whose bounds the domain checks. */
const amount = (described: JsonSchema) => ({ rules: [IsNumber()], optional: true, described })

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
  unique?: boolean
  pictures?: FormPicture[]
}

const words = { rules: [IsString(), MaxLength(artworkFields.description.longest)], optional: true }

const formFields = {
  title: words,
  description: words,
  category: { rules: [IsIn(['', 'other', ...categories])], optional: true },
  medium: words,
  year: amount(artworkNumbers.year),
  widthCm: amount(artworkNumbers.centimetres),
  heightCm: amount(artworkNumbers.centimetres),
  depthCm: amount(artworkNumbers.centimetres),
  price: amount(artworkNumbers.price),
  stock: amount(artworkNumbers.stock),
  unique: { rules: [IsBoolean()], optional: true },
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
  unique: body.unique ?? isUniqueUnlessTold(body.stock ?? 1),
  pictures: body.pictures ?? [],
})

export class PriceRateQuery {
  currency?: string
  dollars?: number
}
shape(PriceRateQuery, {
  currency: { rules: [IsString(), MaxLength(10)], optional: true },
  dollars: { rules: [IsNumber()], optional: true, number: true },
})
