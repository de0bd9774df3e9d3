import type { ArtworkView } from '#application/catalogue/contract.ts'
import type { Page, PageRequest } from '#application/shared/page.ts'
import type { ArtistProfile } from '#domain/artists/profile-fields.ts'

export interface ArtistView {
  readonly id: string
  readonly name: string
  /** A picture's address as in ImageView; null while there is none. */
  readonly profilePicture: string | null
  readonly artistProfile: ArtistProfile
  readonly artworkCount: number
  readonly followerCount: number
  /** ISO 8601, UTC. */
  readonly memberSince: string
  /** The artist's three strongest public works, in lists and on the artist's own page. */
  readonly artworks?: readonly ArtworkView[]
}

/** As much of an artist as lists show. */
export interface ListedArtist
  extends Pick<ArtistView, 'id' | 'name' | 'profilePicture' | 'artworkCount' | 'followerCount'> {
  readonly artistProfile: Pick<ArtistProfile, 'preferredMedium'>
  readonly artworks?: readonly Pick<ArtworkView, 'id' | 'title' | 'images'>[]
}

export const artistSorts = ['name', 'newest', 'followers'] as const
export type ArtistSort = (typeof artistSorts)[number]

export interface ArtistListRequest extends PageRequest {
  readonly q?: string | undefined
  /** 'name' unless told. */
  readonly sort?: ArtistSort | undefined
  /** Only these artists, at most 100: whom somebody follows. */
  readonly ids?: readonly string[] | undefined
}

/** What every visitor may read of the artists: only approved ones. */
export interface ArtistDirectory {
  artists(request: ArtistListRequest): Promise<Page<ArtistView>>
  /** The same, with no more of each than lists show where that is less to read. */
  listed(request: ArtistListRequest): Promise<Page<ListedArtist>>
  featured(request: PageRequest): Promise<Page<ArtistView>>
  /** @throws DomainError not-found */
  artist(id: string): Promise<ArtistView>
}
