import { randomUUID } from 'node:crypto'
import type { ArtistDirectory, ArtistView } from '#application/artists/contract.ts'
import type {
  ArtworkListRequest,
  ArtworkSort,
  ArtworkView,
  Catalogue,
} from '#application/catalogue/contract.ts'
import { stockText } from '#domain/catalogue/artwork.ts'
import { priceBands } from '#domain/catalogue/price-band.ts'
import { factsOf } from '#domain/catalogue/work-facts.ts'
import { formatMoney } from '#domain/shared/money.ts'
import { categoryNamed } from '#features/support/categories.ts'
import type { GalleryVisitor } from '#features/support/roles/shopper.ts'
import { isNotFound } from '../not-found.ts'

const sorts: Readonly<Record<string, ArtworkSort>> = {
  'Newest First': 'newest',
  'Price: Low to High': 'price-asc',
  'Price: High to Low': 'price-desc',
  'Most Popular': 'popular',
}

/** A work by its title. @throws Error where none is called so */
export async function workTitled(catalogue: Catalogue, title: string): Promise<ArtworkView> {
  const { items } = await catalogue.artworks({ q: title, limit: 100 })
  const work = items.find((each) => each.title === title)
  if (!work) throw new Error(`No work is called '${title}'.`)
  return work
}

/** Looks around through the contracts, without a screen. */
export function serviceGallery(catalogue: Catalogue, artists: ArtistDirectory): GalleryVisitor {
  let request: ArtworkListRequest = {}
  let worksShown: readonly ArtworkView[] = []
  let worksTotal = 0
  let next: string | null = null
  let openWork: ArtworkView | null = null
  let artistsShown: readonly ArtistView[] = []
  let nothingHere = false

  async function begin(asked: ArtworkListRequest): Promise<void> {
    request = asked
    const page = await catalogue.artworks(request)
    worksShown = page.items
    worksTotal = page.total
    next = page.next
  }
  const list = (changes: ArtworkListRequest): Promise<void> => begin({ ...request, ...changes })

  return {
    openGallery: () => begin({}),
    chooseCategory: (label) => list({ category: categoryNamed(label), cursor: undefined }),
    choosePriceRange: (label) => {
      const band = priceBands.find((each) => each.label === label)
      return list({ priceMin: band?.min, priceMax: band?.max, cursor: undefined })
    },
    sortBy: (label) => list({ sort: sorts[label], cursor: undefined }),
    search: (words) => list({ q: words, cursor: undefined }),
    chooseLooks: ({ width, height, ...looks }) =>
      list({
        ...looks,
        ...(width !== undefined && { maxWidth: width }),
        ...(height !== undefined && { maxHeight: height }),
        cursor: undefined,
      }),
    lookFurther: async () => {
      const before = worksShown
      await list({ cursor: next ?? undefined })
      worksShown = [...before, ...worksShown]
    },
    works: async () => ({
      shown: worksShown.map((work) => ({ title: work.title, stock: stockText(work) })),
      total: worksTotal,
    }),

    openWork: async (title) => {
      openWork = await catalogue.artwork((await workTitled(catalogue, title)).id)
    },
    openMissingWork: async () => {
      nothingHere = await catalogue.artwork(randomUUID()).then(() => false, isNotFound)
    },
    seesThatNothingIsHere: async () => nothingHere,
    work: async () => {
      if (!openWork) throw new Error('No work is open.')
      return {
        title: openWork.title,
        price: formatMoney(openWork.price),
        artistReceives: formatMoney(openWork.artistReceives),
        facts: Object.fromEntries(factsOf(openWork).map(({ label, text }) => [label, text])),
        stock: stockText(openWork),
        canBeAdded: openWork.stock > 0,
        pictures: openWork.images.map(({ alt }) => alt),
      }
    },

    meetArtists: async () => {
      artistsShown = (await artists.artists({})).items
    },
    lookForArtist: async (words) => {
      artistsShown = (await artists.artists({ q: words })).items
    },
    artists: async () => artistsShown.map(({ name, artworkCount }) => ({ name, works: artworkCount })),
    visitArtist: async (name) => {
      const { items } = await artists.artists({ q: name })
      const found = items.find((artist) => artist.name === name)
      if (!found) throw new Error(`No artist is called '${name}'.`)
      await begin({ artist: (await artists.artist(found.id)).id })
    },
  }
}
