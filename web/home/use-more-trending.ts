import { useState } from 'react'
import type { ArtworkView } from '#application/catalogue/contract.ts'
import type { Page } from '#application/shared/page.ts'
import { eachOnce } from '#web/catalogue/each-once.ts'
import { useServices } from '#web/services.ts'
import { toast } from '#web/ui/feedback/toast.tsx'
import { type Hero, wallOf } from './hero.ts'
import { isNarrowed, shownAtOnce, trendingFailure, trendingRequest } from './trending-filter.ts'

/**
 * The trending list, from its first page as far as it was asked for. What hangs on the title wall does not hang here
 * again; whoever narrows the list, though, is shown everything of the kind.
 */
export function useMoreTrending(first: Page<ArtworkView>, query: URLSearchParams, hero: Hero) {
  const { catalogue } = useServices()
  const [more, setMore] = useState<readonly Page<ArtworkView>[]>([])
  const [wanted, setWanted] = useState(shownAtOnce)
  const [isLoading, setLoading] = useState(false)
  const there = (pages: readonly Page<ArtworkView>[]): readonly ArtworkView[] => {
    const works = eachOnce(pages.flatMap(({ items }) => items))
    const others = isNarrowed(query) ? works : wallOf(works, hero)
    return others.length > 0 ? others : works
  }

  const loadMore = async () => {
    let pages = [first, ...more]
    setLoading(true)
    try {
      for (;;) {
        const next = pages.at(-1)?.next
        if (!next || there(pages).length >= wanted + shownAtOnce) break
        pages = [...pages, await catalogue.trending({ ...trendingRequest(query), cursor: next })]
      }
      setMore(pages.slice(1))
      setWanted(wanted + shownAtOnce)
    } catch (error) {
      toast.error(trendingFailure(error))
    } finally {
      setLoading(false)
    }
  }

  const pages = [first, ...more]
  const works = there(pages)
  return {
    items: works.slice(0, wanted),
    hasMore: works.length > wanted || pages.at(-1)?.next !== null,
    /** Whether it is longer than it was at first. */
    isLonger: wanted > shownAtOnce,
    isLoading,
    loadMore: () => void loadMore(),
  }
}
