import type { ArtistDirectory } from '#application/artists/contract.ts'
import type { Catalogue } from '#application/catalogue/contract.ts'
import { asLabelled, pageAsListed } from '#web/catalogue/as-listed.ts'
import { failureText } from '#web/failure-text.ts'
import { loaded } from '#web/loading.ts'
import { heroOf, wallOf } from './hero.ts'
import { tileCategories } from './home-categories.ts'
import type { HomeData, TrendingData } from './home-routes.ts'
import { featuredArtist, hungOnce } from './hung-once.ts'
import { shownAtOnce, trendingFailure, trendingRequest } from './trending-filter.ts'

/** Among so many works one is found that does not hang elsewhere on the page. */
const enoughToChooseFrom = 12

const artistsFailure = (error: unknown): string => failureText(error, 'Failed to fetch artists')

const valueOf = <T>(result: PromiseSettledResult<T>): T | null =>
  result.status === 'fulfilled' ? result.value : null

/** Everything on the first page but what is trending. */
export async function loadHome(catalogue: Catalogue, artists: ArtistDirectory): Promise<HomeData> {
  const [showcase, featured, counts, ...tiles] = await Promise.allSettled([
    catalogue.trending({ limit: enoughToChooseFrom }),
    artists.featured({ limit: 4 }),
    catalogue.categoryCounts(),
    ...tileCategories.map((category) => catalogue.trending({ category, limit: enoughToChooseFrom })),
  ])
  // One section may fail for itself; where nothing at all answers, there is no page.
  if (showcase.status === 'rejected' && counts.status === 'rejected')
    return loaded(Promise.reject<HomeData>(showcase.reason))
  const shown = valueOf(showcase)?.items ?? []
  const hero = heroOf(shown)
  const hanging = [hero.large, hero.small].filter((work) => work !== null)
  const take = hungOnce([...hanging, ...wallOf(shown, hero).slice(0, shownAtOnce)])
  return {
    hero: { large: hero.large && asLabelled(hero.large), small: hero.small && asLabelled(hero.small) },
    featured: (valueOf(featured)?.items ?? []).map((artist) => featuredArtist(artist, take)),
    featuredError: featured.status === 'fulfilled' ? null : artistsFailure(featured.reason),
    counts: valueOf(counts),
    tilePictures: Object.fromEntries(
      tileCategories.flatMap((category, index) => {
        const image = take((tiles[index] && valueOf(tiles[index])?.items) ?? [])
        return image ? [[category, image]] : []
      }),
    ),
  }
}

/** What is trending, as an address narrows it; a failure is told in the list's place. */
export async function loadTrending(catalogue: Catalogue, url: URL): Promise<TrendingData> {
  try {
    return pageAsListed(await catalogue.trending(trendingRequest(url.searchParams)))
  } catch (error) {
    return { error: trendingFailure(error) }
  }
}
