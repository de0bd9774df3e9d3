import { IsIn, IsInt, IsString, MaxLength, Min } from 'class-validator'
import { type ArtistListRequest, type ArtistSort, artistSorts } from '#application/artists/contract.ts'
import type { Exhibition } from '#domain/artists/exhibition.ts'
import { idsField, pageFields } from '../catalogue/requests.ts'
import { RequestError } from '../request-error.ts'
import { shape } from '../requests/shape.ts'
import { numberIn } from '../requests/text-values.ts'

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

/** An artist's profile as a form; what is left out stays as it is. How long things may be is the domain's to say. */
export class ProfileFormFields {
  preferredMedium?: string
  bio?: string
  country?: string
  /** JSON: a list of { title, venue, year }. */
  exhibitions?: string
  version?: number
}
shape(ProfileFormFields, {
  preferredMedium: { rules: [IsString(), MaxLength(1_000)], optional: true },
  bio: { rules: [IsString(), MaxLength(50_000)], optional: true },
  country: { rules: [IsString(), MaxLength(100)], optional: true },
  exhibitions: { rules: [IsString(), MaxLength(100_000)], optional: true },
  version: { rules: [IsInt(), Min(1)], optional: true, read: numberIn },
})

const unreadable = () =>
  new RequestError(
    422,
    'invalid-request',
    'The exhibitions could not be read: a list of title, venue and year, please.',
    { exhibitions: 'must be a list of title, venue and year' },
  )

function parsed(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    throw unreadable()
  }
}

/** @throws RequestError 422 where it is no list of exhibitions */
export function exhibitionsFrom(json: string): readonly Exhibition[] {
  const list: unknown = json.trim() === '' ? [] : parsed(json)
  if (!Array.isArray(list)) throw unreadable()
  return list.map((each: unknown) => {
    const { title, venue = '', year } = Object(each) as Readonly<Record<string, unknown>>
    if (typeof title !== 'string' || typeof venue !== 'string' || typeof year !== 'number') throw unreadable()
    if (![title, venue].every((text) => text.isWellFormed() && !text.includes('\0'))) throw unreadable()
    return { title, venue, year }
  })
}
