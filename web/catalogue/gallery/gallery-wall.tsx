import { type MouseEvent, useRef } from 'react'
import { worksCounted } from '#application/catalogue/contract.ts'
import { defaultLimit } from '#application/shared/page.ts'
import { formatCount } from '#domain/shared/format-count.ts'
import { ArtworkCard } from '#web/catalogue/artwork-card.tsx'
import { wallGrid } from '#web/catalogue/wall-grid.css.ts'
import { figures, muted, small, spoken } from '#web/theme/text.css.ts'
import { ButtonLink } from '#web/ui/buttons/button.tsx'
import { previousPosition } from '#web/ui/navigation/list-position.ts'
import { SkeletonCards } from './card-skeletons.tsx'
import { type GalleryAddress, galleryHref } from './gallery-address.ts'
import * as css from './gallery-wall.css.ts'
import { type HungPage, shownSoFar } from './hung-pages.ts'
import { useFirstNew } from './use-first-new.ts'
import { useHungPages } from './use-hung-pages.ts'
import { useLongWall } from './use-long-wall.ts'
import { usePlaceInAddress } from './use-place-in-address.ts'
import { useViewAfterReload } from './use-view-after-reload.ts'

interface GalleryWallProps {
  readonly first: HungPage
  readonly view: GalleryAddress
  /** The step of the tab's history that this wall belongs to. */
  readonly step: string
}

/**
 * The works on the wall. More of them come at a press, so that the page's foot can be reached; the button is a link to the
 * next page wherever there is no JavaScript.
 */
export function GalleryWall({ first, view, step }: GalleryWallProps) {
  const { pages, place, isHanging, hangMore } = useHungPages(first, view, step)
  const wall = useRef<HTMLDivElement>(null)
  usePlaceInAddress(wall, pages, view)
  useViewAfterReload(wall, pages, step)
  useLongWall(wall, pages)

  const items = pages.flatMap((page) => page.items)
  useFirstNew(wall, items.length, place !== null)
  const { total } = pages.at(-1) ?? first
  const before = pages[0] && previousPosition(pages[0].position)
  const begun = ((pages[0]?.position.page ?? 1) - 1) * defaultLimit
  const shown = begun + shownSoFar(pages)
  const onMore = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    hangMore()
  }

  return (
    <>
      {before && (
        <div className={css.before}>
          <ButtonLink look="quiet" to={galleryHref({ ...view, ...before })} rel="prev">
            Previous artworks
          </ButtonLink>
        </div>
      )}
      <div ref={wall} className={`${wallGrid} ${css.wall}`} aria-busy={isHanging}>
        {items.map((artwork, index) => (
          <ArtworkCard key={artwork.id} artwork={artwork} priority={index === 0} />
        ))}
        {isHanging && <SkeletonCards count={Math.min(defaultLimit, Math.max(1, total - shown))} />}
      </div>
      <p className={spoken} role="status">
        {pages.length > 1 &&
          `${shown} of ${total}${total === worksCounted ? ' or more' : ''} artworks are shown`}
      </p>
      {place && (
        <div className={css.more}>
          <ButtonLink
            large
            to={galleryHref({ ...view, ...place })}
            rel="next"
            onClick={onMore}
            aria-disabled={isHanging}
          >
            {isHanging ? 'Hanging the works…' : 'Load More Artworks'}
          </ButtonLink>
          {total !== worksCounted && (
            <p className={`${small} ${muted} ${figures}`}>
              {shown} of {formatCount(total)}
            </p>
          )}
        </div>
      )}
    </>
  )
}
