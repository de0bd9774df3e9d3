import type { ImageView } from '#application/catalogue/contract.ts'
import type { Artist } from '#domain/artists/artist.ts'
import { Artwork } from '#domain/catalogue/artwork.ts'
import type { Colour } from '#domain/catalogue/colour.ts'

/** Everything the gallery holds, in memory: what a database is to the other levels. */
export class MemoryGallery {
  readonly artists = new Map<string, Artist>()
  readonly artworks = new Map<string, Artwork>()
  /** Pictures by artwork id, the first one first. */
  readonly images = new Map<string, readonly ImageView[]>()
  /** What colour a work's first picture is, by artwork id. */
  readonly colours = new Map<string, Colour>()
  /** Addresses of artists' pictures by artist id. */
  readonly portraits = new Map<string, string>()
  /** Number of followers by artist id. */
  readonly followers = new Map<string, number>()

  /** Changes what is kept of a work, its stock for instance. */
  change(artworkId: string, changes: Partial<Artwork>): void {
    const artwork = this.artworks.get(artworkId)
    if (!artwork) throw new Error(`There is no artwork ${artworkId}`)
    this.artworks.set(artworkId, Object.assign(new Artwork(artwork), artwork, changes))
  }

  /** The works that everyone may see. */
  publicWorks(): Artwork[] {
    return [...this.artworks.values()].filter(
      ({ visibility, artistId }) =>
        visibility === 'public' && this.artists.get(artistId)?.approval === 'approved',
    )
  }
}
