import type { ImageView } from '#application/catalogue/contract.ts'
import type { Artist } from '#domain/artists/artist.ts'
import type { Artwork } from '#domain/catalogue/artwork.ts'
import type { Colour } from '#domain/catalogue/colour.ts'
import type { RemovedPicture, WorkPicture } from '#domain/catalogue/own-artwork.ts'
import { type DailySignals, dayOf } from '#domain/catalogue/trending.ts'
import type { ZoneTerms } from '#domain/shipping/shipping-terms.ts'

/** Everything the gallery holds, in memory: what a database is to the other levels. */
export class MemoryGallery {
  readonly artists = new Map<string, Artist>()
  readonly artworks = new Map<string, Artwork>()
  /** Since when works are featured, by artwork id. */
  readonly featured = new Map<string, Date>()
  /** Pictures by artwork id, the first one first. */
  readonly images = new Map<string, readonly ImageView[]>()
  /** The same as their artists have them, by artwork id, for works that an artist has made themselves. */
  readonly pictures = new Map<string, readonly WorkPicture[]>()
  /** What was taken off works lately, by artwork id. */
  readonly removedPictures = new Map<string, readonly RemovedPicture[]>()
  /** What artists' own catalogues call their works, by artwork id. */
  readonly sources = new Map<string, string>()
  /** What colour a work's first picture is, by artwork id. */
  readonly colours = new Map<string, Colour>()
  /** Where artists send to, by artist id, the narrowest zone first. */
  readonly shippingZones = new Map<string, readonly ZoneTerms[]>()
  /** Number of followers by artist id. */
  readonly followers = new Map<string, number>()

  /** What happened to a work, by artwork id. */
  readonly signals = new Map<string, DailySignals[]>()
  /** What was made of the signals when they were last settled, by artwork id. */
  readonly trends = new Map<string, { readonly heat: number; readonly newcomer: boolean }>()

  /** Adds to what happened to a work on the day of `at`; below zero for what is taken back. */
  signal(artworkId: string, at: Date, more: Partial<Omit<DailySignals, 'day'>>): void {
    const day = dayOf(at)
    const kept = this.signals.get(artworkId) ?? []
    const before = kept.find((each) => each.day === day) ?? { day, views: 0, favourites: 0, sales: 0 }
    const after = {
      day,
      views: before.views + (more.views ?? 0),
      favourites: before.favourites + (more.favourites ?? 0),
      sales: before.sales + (more.sales ?? 0),
    }
    this.signals.set(artworkId, [...kept.filter((each) => each.day !== day), after])
  }

  /** Changes what is kept of a work, its stock for instance; a change that names no version is the next one. */
  change(artworkId: string, changes: Partial<Artwork>): void {
    const artwork = this.artworks.get(artworkId)
    if (!artwork) throw new Error(`There is no artwork ${artworkId}`)
    this.artworks.set(artworkId, { ...artwork, version: artwork.version + 1, ...changes })
  }

  /** The works that everyone may see. */
  publicWorks(): Artwork[] {
    return [...this.artworks.values()].filter((work) => this.isPublic(work))
  }

  isPublic({ visibility, artistId }: Artwork): boolean {
    return visibility === 'public' && this.artists.get(artistId)?.approval === 'approved'
  }
}
