import { type RefObject, useEffect } from 'react'
import { type GalleryAddress, galleryHref } from './gallery-address.ts'
import { beginnings, type HungPage } from './hung-pages.ts'

/** The page that one looks at: the last one that begins above the middle of the window. */
function pageInSight(wall: Element, pages: readonly HungPage[]): HungPage | undefined {
  const middle = window.innerHeight / 2
  const begun = beginnings(pages)
  return pages.findLast((_, index) => {
    const card = wall.children[begun[index] ?? 0]
    return card !== undefined && card.getBoundingClientRect().top < middle
  })
}

/**
 * Keeps the address at the page that one looks at, so that a reload or a shared link leads there. The router need not
 * know: nothing is to be loaded.
 */
export function usePlaceInAddress(
  wall: RefObject<Element | null>,
  pages: readonly HungPage[],
  view: GalleryAddress,
): void {
  const hasMore = pages.length > 1
  useEffect(() => {
    if (!hasMore) return
    let frame = 0
    const note = () => {
      frame = 0
      const page = wall.current && pageInSight(wall.current, pages)
      const href = galleryHref({ ...view, ...(page ?? pages[0])?.position })
      if (href !== window.location.pathname + window.location.search)
        window.history.replaceState(window.history.state, '', href)
    }
    const onScroll = () => {
      if (frame === 0) frame = requestAnimationFrame(note)
    }
    window.addEventListener('scroll', onScroll, { passive: true })
    return () => {
      window.removeEventListener('scroll', onScroll)
      cancelAnimationFrame(frame)
    }
  }, [hasMore, wall, pages, view])
}
