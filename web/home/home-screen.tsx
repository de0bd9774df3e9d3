import { Outlet, useLoaderData } from 'react-router-dom'
import { useErrorToast } from '#web/ui/feedback/use-error-toast.ts'
import { ArtistBanner } from './artist-banner.tsx'
import { CategoryTiles } from './category-tiles.tsx'
import { FeaturedArtists } from './featured-artists.tsx'
import type { HomeData } from './home-routes.ts'
import { TitleWall } from './title-wall.tsx'

export { Trending } from './trending.tsx'

export function HomeScreen() {
  const { hero, featured, featuredError, counts, tilePictures } = useLoaderData<HomeData>()
  useErrorToast(featuredError)
  return (
    <>
      <TitleWall hero={hero} />
      <Outlet context={hero} />
      <FeaturedArtists artists={featured} />
      {counts && <CategoryTiles counts={counts} pictures={tilePictures} />}
      <ArtistBanner />
    </>
  )
}
