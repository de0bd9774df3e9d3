import { useLoaderData, useLocation, useNavigation } from 'react-router-dom'
import { countLimit, defaultLimit } from '#application/shared/page.ts'
import { pageEnd, wrap } from '#web/theme/layout.css.ts'
import { figures, heading, muted, small } from '#web/theme/text.css.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { EmptyWall } from '#web/ui/empty-wall.tsx'
import { nextPosition, previousPosition } from '#web/ui/list-position.ts'
import { Pagination } from '#web/ui/pagination.tsx'
import { useSlow } from '#web/ui/use-slow.ts'
import { ActiveFilters, filterSentence } from './active-filters.tsx'
import { ArtworkCard } from './artwork-card.tsx'
import { CardSkeletons } from './card-skeletons.tsx'
import { galleryAddressFrom, galleryHref } from './gallery-address.ts'
import { GalleryFilters } from './gallery-filters.tsx'
import type { GalleryData } from './gallery-routes.tsx'
import * as css from './gallery-screen.css.ts'
import { wallGrid } from './wall-grid.css.ts'

/** A count as people say it: '1 artwork', '280 artworks', and 'over' where nobody counts further. */
const counted = (total: number): string => {
  if (total >= countLimit) return `over ${countLimit.toLocaleString('en-US')} artworks`
  return `${total.toLocaleString('en-US')} ${total === 1 ? 'artwork' : 'artworks'}`
}

export function GalleryScreen() {
  const { items, total, next } = useLoaderData<GalleryData>()
  const location = useLocation()
  const navigation = useNavigation()
  const isHanging = useSlow(navigation.location?.pathname === location.pathname)
  const view = galleryAddressFrom(new URLSearchParams(location.search))
  const { page, cursors } = view
  const there = nextPosition({ page, cursors }, next)
  const back = previousPosition({ page, cursors })

  return (
    <div className={pageEnd}>
      <div className={`${wrap} ${css.head}`}>
        <h1 className={heading.display}>Art Gallery</h1>
      </div>
      <div className={wrap}>
        <GalleryFilters view={view} />
        <div className={css.summary}>
          <p className={`${small} ${muted} ${figures}`} role="status">
            {isHanging ? 'Hanging the works…' : counted(total)}
          </p>
          <ActiveFilters view={view} />
        </div>
        {isHanging && <CardSkeletons />}
        {!isHanging && items.length > 0 && (
          <div className={wallGrid}>
            {items.map((artwork, index) => (
              <ArtworkCard key={artwork.id} artwork={artwork} priority={index < 3} />
            ))}
          </div>
        )}
        {!isHanging && items.length === 0 && (
          <EmptyWall
            title="Nothing hangs here yet"
            action={
              <ButtonLink look="primary" to="/art-gallery">
                Clear all filters
              </ButtonLink>
            }
          >
            {filterSentence(view)} Try fewer filters, or look through everything.
          </EmptyWall>
        )}
        {(there || back) && (
          <Pagination
            page={page}
            pages={total >= countLimit ? null : Math.ceil(total / defaultLimit)}
            previous={back && galleryHref({ ...view, ...back })}
            next={there && galleryHref({ ...view, ...there })}
          />
        )}
      </div>
    </div>
  )
}
