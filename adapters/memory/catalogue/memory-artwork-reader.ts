import {
  type ArtworkOrder,
  type ArtworkPlace,
  type ArtworkReader,
  type ArtworkRow,
  type ArtworkSelection,
  mostMedia,
} from '#application/catalogue/artwork-reader.ts'
import { type Artwork, offered, standing } from '#domain/catalogue/artwork.ts'
import { detailsOf } from '#domain/catalogue/artwork-details.ts'
import { categories, categoryNames } from '#domain/catalogue/category.ts'
import { colours } from '#domain/catalogue/colour.ts'
import type { Likeness } from '#domain/catalogue/likeness.ts'
import { orientations } from '#domain/catalogue/orientation.ts'
import { wordsOf } from '#domain/catalogue/search-words.ts'
import type { MemoryGallery } from '../store/memory-gallery.ts'
import { isSelected, orientation } from './artwork-selection.ts'
import { type Matcher, matcherFor } from './word-search.ts'

/** How its own page shows a work. */
export function artworkRow(gallery: MemoryGallery, artwork: Artwork): ArtworkRow {
  return {
    ...detailsOf(artwork),
    ...offered(artwork),
    id: artwork.id,
    images: (gallery.images.get(artwork.id) ?? []).filter(
      ({ alt }) => alt !== '' || !gallery.isPublic(artwork),
    ),
    artist: { id: artwork.artistId, name: artistName(gallery, artwork) },
    createdAt: artwork.createdAt.toISOString(),
  }
}

/** How a list shows a work: by its first picture alone. */
export function listedRow(gallery: MemoryGallery, artwork: Artwork): ArtworkRow {
  const row = artworkRow(gallery, artwork)
  return { ...row, images: row.images.slice(0, 1) }
}

const artistName = (gallery: MemoryGallery, { artistId }: Artwork): string =>
  gallery.artists.get(artistId)?.name ?? ''

/** The words that weigh most: those of the title and of the artist's name. */
const headWords = (gallery: MemoryGallery, artwork: Artwork): Set<string> =>
  new Set(wordsOf(`${artwork.title} ${artistName(gallery, artwork)}`))

const allWords = (gallery: MemoryGallery, artwork: Artwork): Set<string> =>
  new Set([
    ...headWords(gallery, artwork),
    ...wordsOf(`${categoryNames(artwork.category)} ${artwork.medium} ${artwork.description}`),
  ])

const compare = (one: number | string, other: number | string): number =>
  one < other ? -1 : one > other ? 1 : 0

const notForSale = 2_147_483_647

/** The place of a work in an order, and which of two places comes first. */
function ordering(gallery: MemoryGallery, order: ArtworkOrder, matches: Matcher) {
  const key = (artwork: Artwork): number => {
    if (order === 'price-asc') return artwork.price || notForSale
    if (order === 'price-desc') return artwork.price
    if (order === 'popular') return standing(artwork.popularity, artwork)
    if (order === 'best-match') return Number(matches(headWords(gallery, artwork)))
    return 0
  }
  const place = (artwork: Artwork): ArtworkPlace => ({
    key: key(artwork),
    createdAt: artwork.createdAt.getTime(),
    id: artwork.id,
  })
  const ascending = (one: ArtworkPlace, other: ArtworkPlace): number =>
    compare(one.key, other.key) ||
    (order.startsWith('price') ? 0 : compare(one.createdAt, other.createdAt)) ||
    compare(one.id, other.id)
  const inOrder =
    order === 'price-asc' ? ascending : (one: ArtworkPlace, other: ArtworkPlace) => ascending(other, one)
  return { place, inOrder }
}

const likenessIn = (gallery: MemoryGallery, artwork: Artwork): Likeness => ({
  id: artwork.id,
  artistId: artwork.artistId,
  category: artwork.category,
  medium: artwork.medium,
  colour: gallery.colours.get(artwork.id) ?? null,
  price: artwork.price,
  stock: artwork.stock,
})

/** The public works of a selection, and what tells that words match. */
function selectedIn(gallery: MemoryGallery, selection: ArtworkSelection) {
  const all = gallery.publicWorks()
  const vocabulary = new Set(all.flatMap((artwork) => [...allWords(gallery, artwork)]))
  const matches = selection.sought ? matcherFor(selection.sought, vocabulary) : () => true
  const works = all.filter(
    (artwork) => isSelected(artwork, gallery, selection) && matches(allWords(gallery, artwork)),
  )
  return { works, matches }
}

/** Public works out of memory: the same filters, orders and search as the database's, over a few works. */
export const memoryArtworkReader = (gallery: MemoryGallery): ArtworkReader => ({
  slice: async (selection, order, limit, after) => {
    const { works, matches } = selectedIn(gallery, selection)
    const { place, inOrder } = ordering(gallery, order, matches)
    const selected = works
      .map((artwork) => ({ artwork, place: place(artwork) }))
      .toSorted((one, other) => inOrder(one.place, other.place))
    const following = after ? selected.filter((each) => inOrder(each.place, after) > 0) : selected
    const page = following.slice(0, limit)
    return {
      items: page.map(({ artwork }) => listedRow(gallery, artwork)),
      last: following.length > limit ? page[limit - 1]!.place : null,
      total: after ? null : selected.length,
    }
  },
  find: async (id) => {
    const artwork = gallery.publicWorks().find((each) => each.id === id)
    return artwork ? artworkRow(gallery, artwork) : null
  },
  wasTakenDown: async (id) => {
    const artwork = gallery.artworks.get(id)
    return artwork?.visibility === 'hidden' && gallery.artists.get(artwork.artistId)?.approval === 'approved'
  },
  rows: async (ids) => {
    const works = new Map(gallery.publicWorks().map((artwork) => [artwork.id, artwork]))
    return ids.flatMap((id) => works.get(id) ?? []).map((artwork) => listedRow(gallery, artwork))
  },
  kindred: async (id) => {
    const newestFirst = gallery
      .publicWorks()
      .toSorted((one, other) => other.createdAt.getTime() - one.createdAt.getTime())
    const work = newestFirst.find((each) => each.id === id)
    if (!work) return null
    const others = newestFirst.filter(
      (other) =>
        other !== work &&
        (other.category === work.category || (work.medium !== '' && other.medium === work.medium)),
    )
    return { work: likenessIn(gallery, work), others: others.map((other) => likenessIn(gallery, other)) }
  },
  facets: async (selection) => {
    const under = (others: ArtworkSelection) => selectedIn(gallery, others).works
    const counted = <Value>(values: readonly (Value | null | undefined)[], value: Value): number =>
      values.filter((each) => each === value).length
    const media = under({ ...selection, medium: undefined }).map(({ medium }) => medium)
    const seen = under({ ...selection, colour: undefined }).map(({ id }) => gallery.colours.get(id))
    const lying = under({ ...selection, orientation: undefined }).map((work) => orientation(gallery, work))
    return {
      media: [...new Set(media.filter((medium) => medium !== ''))]
        .map((medium) => ({ medium, count: counted(media, medium) }))
        .toSorted((one, other) => other.count - one.count || compare(one.medium, other.medium))
        .slice(0, mostMedia),
      colours: colours
        .map((colour) => ({ colour, count: counted(seen, colour) }))
        .filter(({ count }) => count > 0),
      orientations: orientations
        .map((each) => ({ orientation: each, count: counted(lying, each) }))
        .filter(({ count }) => count > 0),
    }
  },
  categoryCounts: async () => {
    const works = gallery.publicWorks()
    const counts = categories.map((category) => [
      category,
      works.filter((artwork) => artwork.category === category).length,
    ])
    return Object.fromEntries(counts) as Awaited<ReturnType<ArtworkReader['categoryCounts']>>
  },
})
