import type { RouteObject } from 'react-router-dom'
import type { ArtworkView, Catalogue } from '#application/catalogue/contract.ts'
import type { BooksView, FairPay } from '#application/fair-pay/contract.ts'
import { fairPayPage } from '#application/shared/addresses.ts'
import { artistPercent } from '#domain/fair-pay/price-split.ts'
import { brand } from '#domain/shared/brand.ts'
import { breadcrumbs } from '#web/breadcrumbs.ts'
import { loaded } from '#web/loading.ts'
import { page } from '#web/page-meta.ts'

export interface FairPayData {
  readonly books: BooksView
  /** A work that hangs now, whose price shows the split; null where none could be fetched. */
  readonly work: Pick<ArtworkView, 'id' | 'title' | 'price' | 'artist'> | null
}

const load = (sources: FairPaySources) => async (): Promise<FairPayData> => {
  const [books, { items }] = await Promise.all([
    loaded(sources.fairPay.books()),
    sources.catalogue.trending({ limit: 6 }).catch(() => ({ items: [] as ArtworkView[] })),
  ])
  const work = items.find(({ price }) => price !== null && price > 0)
  return {
    books,
    work: work ? { id: work.id, title: work.title, price: work.price, artist: work.artist } : null,
  }
}

interface FairPaySources {
  readonly fairPay: Pick<FairPay, 'books'>
  readonly catalogue: Catalogue
}

/** How every sale is split, and what the books come to. */
export const fairPayRoutes = (sources: FairPaySources): RouteObject[] => [
  {
    path: fairPayPage,
    loader: load(sources),
    handle: page<FairPayData>('web/fair-pay/fair-pay-screen.tsx', ({ books }, url) => ({
      title: 'Fair pay',
      description: `Artists receive ${artistPercent(books.feePercent)} % of every sale at ${brand.name}: how a price is split, what artists have received so far, and the books, in the open.`,
      canonical: fairPayPage,
      structured: [breadcrumbs(url, [{ name: 'Fair pay', to: fairPayPage }])],
    })),
    lazy: { Component: async () => (await import('./fair-pay-screen.tsx')).FairPayScreen },
  },
]
