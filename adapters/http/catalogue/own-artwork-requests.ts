import { ArrayMaxSize, IsArray, IsIn, IsInt, IsNumber, IsString, MaxLength } from 'class-validator'
import { type OwnArtworkList, ownArtworkOrders } from '#application/catalogue/own-artworks-contract.ts'
import { isUniqueByDefault } from '#domain/catalogue/artwork.ts'
import {
  type ArtworkFields,
  type ArtworkForm,
  artworkFields,
  blankArtwork,
} from '#domain/catalogue/artwork-fields.ts'
import { largestPicture, longestAlt, mostPictures, pictureTooLarge } from '#domain/catalogue/picture-file.ts'
import { type WorkState, workStates } from '#domain/catalogue/publishing.ts'
import { formatCount } from '#domain/shared/format-count.ts'
import { atATime } from '../at-a-time.ts'
import { type FormShape, noTexts } from '../forms/form-shape.ts'
import { fieldShapes } from '../requests/field-shapes.ts'
import { shape, shapeOf } from '../requests/shape.ts'
import { numberIn } from '../requests/text-values.ts'
import { pageFields } from './requests.ts'

export class OwnArtworkListQuery {
  q?: string
  state?: WorkState
  sort?: OwnArtworkList['sort']
  limit?: number
  cursor?: string
}
shape(OwnArtworkListQuery, {
  q: { rules: [IsString(), MaxLength(200)], optional: true },
  state: { rules: [IsIn(workStates)], optional: true },
  sort: { rules: [IsIn(ownArtworkOrders)], optional: true },
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

/** The shape of what a work tells. @param isWhole whether what shoppers need is described as needed */
export function workShapes(isWhole = false) {
  const { year, ...fields } = fieldShapes(artworkFields, isWhole)
  const described = { ...year.described, description: 'When it was made: at most the year that it is' }
  return { ...fields, year: { ...year, described } }
}

const fields = workShapes()
type SentFields = Partial<ArtworkFields>

const pictures = {
  rules: [IsArray(), ArrayMaxSize(mostPictures)],
  optional: true,
  nested: FormPicture,
}

/** A draft: what it does not speak of is not told. */
export const ArtworkFormBody = shapeOf<SentFields & { pictures?: FormPicture[] }>({ ...fields, pictures })

export const ArtworkSaveBody = shapeOf<SentFields & { pictures?: FormPicture[]; version: number }>({
  ...fields,
  pictures,
  version: { rules: [IsInt()] },
})

export class VersionBody {
  version!: number
}
shape(VersionBody, { version: { rules: [IsInt()] } })

/** The form of a work of which this much is told. */
export const formFrom = (given: Partial<ArtworkForm>): ArtworkForm => ({
  ...blankArtwork,
  unique: isUniqueByDefault(given.stock ?? blankArtwork.stock),
  ...given,
})

export class PriceRateQuery {
  currency?: string
  dollars?: number
}
shape(PriceRateQuery, {
  currency: { rules: [IsString(), MaxLength(10)], optional: true },
  dollars: { rules: [IsNumber()], optional: true, read: numberIn },
})

/** One picture by itself. */
export const pictureForm: FormShape = {
  fields: noTexts,
  files: {
    name: 'picture',
    fileSize: largestPicture,
    tooLarge: pictureTooLarge,
    described: `Up to ${formatCount(largestPicture)} bytes (25 MB)`,
  },
}

/** A table of works. */
export const importForm: FormShape = {
  fields: noTexts,
  files: {
    name: 'file',
    fileSize: 20 * 1024 * 1024,
    tooLarge: 'This file is larger than 20 MB. Split it and send the parts.',
    inHand: atATime(1, 'A table of yours is being read already. Please wait until it is done.'),
    described: 'CSV up to 20 MB, 20,000 lines and 200 columns; one table of an account is read at a time',
  },
}
