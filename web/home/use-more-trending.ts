import { useState } from 'react'
import type { ArtworkView } from '#application/catalogue/contract.ts'
import type { Page } from '#application/shared/page.ts'
import { eachOnce } from '#web/catalogue/each-once.ts'
import { useServices } from '#web/services.ts'
import { toast } from '#web/ui/toast.tsx'
import { trendingFailure } from './home-routes.ts'
import { trendingRequest } from './trending-filter.ts'

/** The trending list, from its first page as far as it was asked for. */
export function useMoreTrending(first: Page<ArtworkView>, query: URLSearchParams) {
  const { catalogue } = useServices()
  const [more, setMore] = useState<readonly Page<ArtworkView>[]>([])
  const [isLoading, setLoading] = useState(false)
  const { next } = more.at(-1) ?? first

  const loadMore = async () => {
    if (next === null) return
    setLoading(true)
    try {
      const page = await catalogue.trending({ ...trendingRequest(query), cursor: next })
      setMore((pages) => [...pages, page])
    } catch (error) {
      toast.error(trendingFailure(error))
    } finally {
      setLoading(false)
    }
  }

  return {
    items: eachOnce([first, ...more].flatMap(({ items }) => items)),
    hasMore: next !== null,
    isLoading,
    loadMore: () => void loadMore(),
  }
}
