import { useMemo } from 'react'
import { useLoaderData, useLocation, useNavigation } from 'react-router-dom'
import { worksCounted } from '#application/catalogue/contract.ts'
import { galleryPage } from '#application/shared/addresses.ts'
import { pageEnd, wrap } from '#web/theme/layout.css.ts'
import { figures, heading, muted } from '#web/theme/text.css.ts'
import { artworksText } from '#web/ui/artwork/artworks-text.ts'
import { ButtonLink } from '#web/ui/buttons/button.tsx'
import { EmptyWall } from '#web/ui/feedback/empty-wall.tsx'
import { LeftOut } from '#web/ui/feedback/left-out.tsx'
import { useSlow } from '#web/ui/feedback/use-slow.ts'
import { ActiveFilters, filterSentence } from './active-filters.tsx'
import { CardSkeletons } from './card-skeletons.tsx'
import { galleryAddressFrom, unreadable } from './gallery-address.ts'
import { GalleryFilters } from './gallery-filters.tsx'
import type { GalleryData } from './gallery-routes.tsx'
import * as css from './gallery-screen.css.ts'
import { GalleryWall } from './gallery-wall.tsx'

/** A count as people say it: '1 artwork', '280 artworks', and 'or more' where nobody counts further. */
const counted = (total: number): string =>
  total === worksCounted ? `${artworksText(total)} or more` : artworksText(total)

export function GalleryScreen() {
  const { items, total, next, facets } = useLoaderData<GalleryData>()
  const location = useLocation()
  const navigation = useNavigation()
  const isHanging = useSlow(navigation.location?.pathname === location.pathname)
  const view = useMemo(() => galleryAddressFrom(new URLSearchParams(location.search)), [location.search])
  const { page, cursors } = view

  return (
    <div className={pageEnd}>
      <div className={`${wrap} ${css.head}`}>
        <h1 className={heading.display}>Art Gallery</h1>
      </div>
      <div className={wrap}>
        <LeftOut text={unreadable(new URLSearchParams(location.search))} />
        <GalleryFilters view={view} facets={facets}>
          <p className={`${css.count} ${muted} ${figures}`} role="status">
            {isHanging ? 'Hanging the works…' : counted(total)}
          </p>
        </GalleryFilters>
        <ActiveFilters view={view} />
      </div>
      <div className={`${wrap} ${css.wall}`}>
        {isHanging && <CardSkeletons />}
        {!isHanging && items.length > 0 && (
          <GalleryWall
            key={location.key}
            first={{ position: { page, cursors }, items, total, next }}
            view={view}
            step={location.key}
          />
        )}
        {!isHanging && items.length === 0 && (
          <EmptyWall
            title="Nothing hangs here yet"
            action={
              <ButtonLink look="primary" to={galleryPage}>
                Clear all filters
              </ButtonLink>
            }
          >
            {filterSentence(view)} Try fewer filters, or look through everything.
          </EmptyWall>
        )}
      </div>
    </div>
  )
}
