import { blankDetails } from '#domain/catalogue/artwork-details.ts'
import { type Likeness } from '#domain/catalogue/likeness.ts'
import type {
  ArtworkOrder,
  ArtworkPlace,
  ArtworkReader,
  ArtworkRow,
  ArtworkSelection,
} from '../artwork-reader.ts'
import { type Facets, noFacets } from '../contract.ts'
import type { TrendingCandidate, TrendingPlace, TrendingReader } from '../trending-reader.ts'

export const harbour: ArtworkRow = {
  ...blankDetails,
  id: '00000000-0000-4000-8000-000000000001',
  title: 'Harbour',
  price: 99_99,
  category: 'paintings',
  images: [],
  availability: 'available',
  heldUntil: null,
  artist: { id: 'a', name: 'Amina' },
  createdAt: '2026-01-01T00:00:00.000Z',
}
export const harbourPlace: ArtworkPlace = { key: 3, createdAt: 1_767_225_600_000, id: harbour.id }

/** What is found once words are taken generously; 'salt' is found as it is, too. */
export const blueWorks: Facets = { ...noFacets, colours: [{ colour: 'blue', count: 2 }] }
export const inkWorks: Facets = { ...noFacets, media: [{ medium: 'Ink', count: 1 }] }

export const categoryCounts = { paintings: 1, 'digital-art': 0, photography: 0, sculpture: 0, abstract: 0 }

interface Asked {
  readonly selection: ArtworkSelection
  readonly order: ArtworkOrder
  readonly limit: number
  readonly after: ArtworkPlace | null
}

export interface Hanging {
  /** Works that are like the one of them that is asked for. */
  readonly alike: readonly Likeness[]
  readonly newcomers: readonly TrendingCandidate[]
}

/** Readers that note what they are asked and find one work; most words only when they may be generous. */
export function notingGallery({ alike, newcomers }: Hanging = { alike: [], newcomers: [] }) {
  const asked: Asked[] = []
  const trendingAsked: { readonly selection: ArtworkSelection; readonly from: TrendingPlace | null }[] = []
  const facetsAsked: ArtworkSelection[] = []
  const rowsAsked: (readonly string[])[] = []
  const isFound = ({ sought }: ArtworkSelection): boolean =>
    !sought || sought.generous || sought.words.includes('salt')

  const trending: TrendingReader = {
    candidates: async (selection, from) => {
      trendingAsked.push({ selection, from })
      return { waiting: [], known: [], newcomers, total: newcomers.length }
    },
  }
  const reader: ArtworkReader = {
    slice: async (selection, order, limit, after) => {
      asked.push({ selection, order, limit, after })
      const finds = isFound(selection)
      return {
        items: finds ? [harbour] : [],
        last: finds ? harbourPlace : null,
        total: after ? null : Number(finds) * 40,
      }
    },
    find: async () => null,
    wasTakenDown: async (id) => id === 'gone',
    rows: async (ids) => {
      rowsAsked.push(ids)
      return [harbour]
    },
    kindred: async (id) => {
      const work = alike.find((each) => each.id === id)
      return work ? { work, others: alike } : null
    },
    facets: async (selection) => {
      facetsAsked.push(selection)
      return !isFound(selection) ? noFacets : selection.sought?.generous ? inkWorks : blueWorks
    },
    categoryCounts: async () => categoryCounts,
  }
  return {
    asked,
    trendingAsked,
    facetsAsked,
    rowsAsked,
    ports: { artworks: reader, trending },
  }
}
