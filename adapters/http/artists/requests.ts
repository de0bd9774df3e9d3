import { IsArray, IsIn, IsInt, IsNumber, IsString, MaxLength, Min } from 'class-validator'
import type { Context } from 'koa'
import { type ArtistListRequest, type ArtistSort, artistSorts } from '#application/artists/contract.ts'
import { type ProfileWords, profileFields } from '#domain/artists/profile-fields.ts'
import { largestPicture, pictureTooLarge } from '#domain/catalogue/picture-file.ts'
import type { FormOf } from '#domain/shared/fields.ts'
import { idsField, pageFields } from '../catalogue/requests.ts'
import type { FormShape } from '../forms/form-shape.ts'
import { fieldShapes } from '../requests/field-shapes.ts'
import { readBody } from '../requests/request-shape.ts'
import { sentFields, shape, shapeOf } from '../requests/shape.ts'
import { listInJson, numberIn } from '../requests/text-values.ts'

export class ArtistListQuery {
  q?: string
  sort?: ArtistSort
  /** Ids of artists, separated by commas. */
  ids?: string
  limit?: number
  cursor?: string
}
shape(ArtistListQuery, {
  q: { rules: [IsString(), MaxLength(1000)], optional: true },
  sort: { rules: [IsIn(artistSorts)], optional: true },
  ids: idsField,
  ...pageFields,
})

/** The list that a query asks for. */
export const artistRequest = ({ ids, ...rest }: ArtistListQuery): ArtistListRequest => ({
  ...rest,
  ids: ids?.split(','),
})

export class FeaturedQuery {
  limit?: number
  cursor?: string
}
shape(FeaturedQuery, pageFields)

class ExhibitionBody {
  title!: string
  venue?: string
  year!: number
}
shape(ExhibitionBody, {
  title: { rules: [IsString(), MaxLength(1_000)] },
  venue: { rules: [IsString(), MaxLength(1_000)], optional: true },
  year: { rules: [IsNumber()] },
})

/** An artist's profile as a form; what is left out stays as it is. How long things may be is the domain's to say. */
const ProfileFormFields = shapeOf<
  Partial<FormOf<typeof profileFields>> & { exhibitions?: ExhibitionBody[]; version?: number }
>({
  ...fieldShapes(profileFields),
  exhibitions: { rules: [IsArray()], optional: true, nested: ExhibitionBody, read: listInJson, json: true },
  version: { rules: [IsInt(), Min(1)], optional: true, read: numberIn },
})

export const profileForm: FormShape = {
  fields: ProfileFormFields,
  files: {
    name: 'profilePicture',
    optional: true,
    fileSize: largestPicture,
    tooLarge: pictureTooLarge,
  },
}

/** What was sent of a profile. @throws RequestError 422 */
export const readProfile = (ctx: Context): Partial<ProfileWords> & { readonly version?: number } => {
  const { exhibitions, ...words } = sentFields(readBody(ctx, ProfileFormFields))
  return {
    ...words,
    ...(exhibitions && { exhibitions: exhibitions.map((each) => ({ venue: '', ...sentFields(each) })) }),
  }
}
