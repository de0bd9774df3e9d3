import { imageUrlOf } from '#adapters/media/image-url.ts'
import type {
  ArtistOrder,
  ArtistPlace,
  ArtistReader,
  ArtistRow,
  SliceOfArtists,
} from '#application/artists/artist-reader.ts'
import type { Artist } from '#domain/artists/artist.ts'
import { standing } from '#domain/catalogue/artwork.ts'
import { wordsOf } from '#domain/catalogue/search-words.ts'
import { listedRow } from '../catalogue/memory-artwork-reader.ts'
import { matcherFor } from '../catalogue/word-search.ts'
import type { MemoryGallery } from '../store/memory-gallery.ts'

const compare = (one: number | string, other: number | string): number =>
  one < other ? -1 : one > other ? 1 : 0

const worksOf = (gallery: MemoryGallery, artist: Artist) =>
  gallery.publicWorks().filter(({ artistId }) => artistId === artist.id)

/** How a list row shows an artist. */
export function artistRow(gallery: MemoryGallery, artist: Artist): ArtistRow {
  const works = worksOf(gallery, artist).toSorted(
    (one, other) =>
      standing(other.popularity, other) - standing(one.popularity, one) ||
      other.createdAt.getTime() - one.createdAt.getTime() ||
      compare(other.id, one.id),
  )
  return {
    id: artist.id,
    name: artist.name,
    profilePicture: artist.picture && imageUrlOf(artist.picture.hash),
    artistProfile: artist.profile,
    artworkCount: works.length,
    followerCount: gallery.followers.get(artist.id) ?? 0,
    memberSince: artist.memberSince.toISOString(),
    artworks: works.slice(0, 3).map((artwork) => listedRow(gallery, artwork)),
  }
}

const placeOf = (gallery: MemoryGallery, order: ArtistOrder, artist: Artist): ArtistPlace => ({
  name: wordsOf(artist.name).join(' '),
  key: order === 'newest' ? artist.memberSince.getTime() : (gallery.followers.get(artist.id) ?? 0),
  artworkCount: worksOf(gallery, artist).length,
  id: artist.id,
})

const inOrder: Readonly<Record<ArtistOrder, (one: ArtistPlace, other: ArtistPlace) => number>> = {
  name: (one, other) => compare(one.name, other.name) || compare(one.id, other.id),
  newest: (one, other) => compare(other.key, one.key) || compare(other.id, one.id),
  followers: byFollowers,
  featured: byFollowers,
}

function byFollowers(one: ArtistPlace, other: ArtistPlace): number {
  return (
    compare(other.key, one.key) || compare(other.artworkCount, one.artworkCount) || compare(other.id, one.id)
  )
}

/** Approved artists out of memory, as the database would show them. */
export function memoryArtistReader(gallery: MemoryGallery): ArtistReader {
  const slice: SliceOfArtists<ArtistRow> = async ({ sought, ids }, order, limit, after) => {
    const approved = [...gallery.artists.values()].filter(({ approval }) => approval === 'approved')
    const matches = sought
      ? matcherFor(sought, new Set(approved.flatMap(({ name }) => wordsOf(name))))
      : () => true
    const selected = approved
      .filter(({ id }) => ids === undefined || ids.includes(id))
      .filter((artist) => matches(new Set(wordsOf(artist.name))))
      .filter((artist) => order !== 'featured' || worksOf(gallery, artist).length > 0)
      .map((artist) => ({ artist, place: placeOf(gallery, order, artist) }))
      .toSorted((one, other) => inOrder[order](one.place, other.place))
    const following = after ? selected.filter(({ place }) => inOrder[order](place, after) > 0) : selected
    const page = following.slice(0, limit)
    return {
      items: page.map(({ artist }) => artistRow(gallery, artist)),
      last: following.length > limit ? page[limit - 1]!.place : null,
      total: after ? null : selected.length,
    }
  }
  return {
    slice,
    listed: slice,
    find: async (id) => {
      const artist = gallery.artists.get(id)
      return artist?.approval === 'approved' ? artistRow(gallery, artist) : null
    },
  }
}
