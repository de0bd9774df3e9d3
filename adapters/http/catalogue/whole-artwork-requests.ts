import { IsArray, IsInt, IsString } from 'class-validator'
import type { ArtworkFields } from '#domain/catalogue/artwork-fields.ts'
import { categories, categoryFrom } from '#domain/catalogue/category.ts'
import { largestPicture, mostPictures, pictureTooLarge } from '#domain/catalogue/picture-file.ts'
import { formatCount } from '#domain/shared/format-count.ts'
import type { FormShape } from '../forms/form-shape.ts'
import { type ShapeField, shapeOf } from '../requests/shape.ts'
import { listIn, namesIn, numberIn } from '../requests/text-values.ts'
import { workShapes } from './own-artwork-requests.ts'

/** Every name of a category is understood; what is none is left to be refused with the rest. */
const categoryIn = (text: string): string => categoryFrom(text.trim().toLowerCase()) ?? text

/** What a work tells, in one piece with its pictures. */
function wholeFields(isNew: boolean): Readonly<Record<keyof ArtworkFields, ShapeField>> {
  const fields = workShapes(isNew)
  return {
    ...fields,
    category: { ...fields.category, read: categoryIn, described: { enum: categories } },
    unique: {
      ...fields.unique,
      described: {
        description: 'One of a kind: at most one piece; left out: as it was, and never with several pieces',
      },
    },
  }
}

const texts = (description: string): ShapeField => ({
  rules: [IsArray(), IsString({ each: true })],
  optional: true,
  readAll: listIn,
  described: { items: { type: 'string' }, description },
})

export const NewArtworkBody = shapeOf<Partial<ArtworkFields> & { alt?: string[] }>({
  ...wholeFields(true),
  alt: { ...texts('What each picture shows, in their order'), needed: true },
})

export const ChangedArtworkBody = shapeOf<
  Partial<ArtworkFields> & { alt?: string[]; keepImages?: string[]; version?: number }
>({
  ...wholeFields(false),
  alt: texts('For each kept picture and then each new one, or for the new ones'),
  keepImages: { ...texts('Ids or addresses, in their order; left out: all of them'), readAll: namesIn },
  version: {
    rules: [IsInt()],
    optional: true,
    read: numberIn,
    described: { description: 'The one that the change was made from' },
  },
})

const files = {
  name: 'images',
  most: mostPictures,
  fileSize: largestPicture,
  tooLarge: pictureTooLarge,
  tooMany: `At most ${mostPictures} pictures, please.`,
  described: `Up to ${formatCount(largestPicture)} bytes (25 MB)`,
} as const

export const newArtworkForm: FormShape = { fields: NewArtworkBody, files }
export const changedArtworkForm: FormShape = {
  fields: ChangedArtworkBody,
  files: { ...files, optional: true },
}
