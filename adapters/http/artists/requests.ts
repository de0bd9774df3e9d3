import { IsIn, IsString, MaxLength } from 'class-validator'
import { type ArtistSort, artistSorts } from '#application/artists/contract.ts'
import { pageFields } from '../catalogue/requests.ts'
import { shape } from '../request-shape.ts'

export class ArtistListQuery {
  q?: string
  sort?: ArtistSort
  limit?: number
  cursor?: string
}
shape(ArtistListQuery, {
  q: { rules: [IsString(), MaxLength(1000)], optional: true },
  sort: { rules: [IsIn(artistSorts)], optional: true },
  ...pageFields,
})

export class FeaturedQuery {
  limit?: number
  cursor?: string
}
shape(FeaturedQuery, pageFields)
