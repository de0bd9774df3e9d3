import type {
  ArtworkView,
  ArtworkVisits,
  Catalogue,
  TrendingRequest,
} from '#application/catalogue/contract.ts'
import { categoryFrom } from '#domain/catalogue/category.ts'
import { priceBands } from '#domain/catalogue/price-band.ts'
import type { HomeVisitor } from '#features/support/roles/visitor.ts'
import { categoryOptions } from '#web/home/home-categories.ts'
import { trendingRequest } from '#web/home/trending-filter.ts'

/** Looks around through the contracts, a page as long as the first page's own. */
export function serviceHomeVisitor(catalogue: Catalogue, visits: ArtworkVisits): HomeVisitor {
  let request: TrendingRequest = {}
  let shown: readonly ArtworkView[] = []
  let next: string | null = null

  async function list(changes: TrendingRequest): Promise<void> {
    request = { ...request, ...changes }
    const page = await catalogue.trending(request)
    shown = changes.cursor === undefined ? page.items : [...shown, ...page.items]
    next = page.next
  }
  return {
    openHome: () => list(trendingRequest(new URLSearchParams())),
    narrow: ({ category, price }) => {
      const band = priceBands.find(({ label }) => label === price)
      const slug = categoryOptions.find(({ label }) => label === category)?.value ?? ''
      return list({
        ...(category !== undefined && { category: categoryFrom(slug) ?? undefined }),
        ...(price !== undefined && { priceMin: band?.min, priceMax: band?.max }),
        cursor: undefined,
      })
    },
    loadMore: () => list({ cursor: next ?? undefined }),
    trending: async () => ({ titles: shown.map(({ title }) => title), hasMore: next !== null }),
    lookAt: async (title) => {
      const { items } = await catalogue.artworks({ q: title })
      const work = items.find((each) => each.title === title)
      if (!work) throw new Error(`No work is called '${title}'.`)
      await visits.seen(work.id)
    },
  }
}
