import { IsIn, IsString, MaxLength } from 'class-validator'
import { type ArtistListRequest, type ArtistSort, artistSorts } from '#application/artists/contract.ts'
import { idsField, pageFields } from '../catalogue/requests.ts'
import { shape } from '../request-shape.ts'

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
