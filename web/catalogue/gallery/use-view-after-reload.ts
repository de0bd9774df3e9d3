import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { beginnings, type HungPage } from './hung-pages.ts'
import { keepView, takeView } from './kept-view.ts'

/**
 * Where several pages hang, a reload brings back only the one in sight, and the browser's own place in it is another.
 * The work one looked at hangs where it hung before instead.
 */
export function useViewAfterReload(
  wall: RefObject<Element | null>,
  pages: readonly HungPage[],
  step: string,
): void {
  const first = useRef(pages[0]?.position.page)
  useLayoutEffect(() => {
    const kept = takeView(step)
    if (kept) window.history.scrollRestoration = 'auto'
    const work = kept && kept.page === first.current ? wall.current?.children[kept.index] : undefined
    if (kept && work)
      window.scrollBy({ top: work.getBoundingClientRect().top - kept.top, behavior: 'instant' })
  }, [wall, step])

  useEffect(() => {
    if (pages.length < 2) return
    const leave = () => {
      const works = [...(wall.current?.children ?? [])]
      const tops = works.map((work) => work.getBoundingClientRect().top)
      const index = tops.findLastIndex((top) => top < window.innerHeight / 2)
      const begun = beginnings(pages)
      const at = begun.findLastIndex((begins) => begins <= index)
      const [page, top] = [pages[at], tops[index]]
      if (!page || top === undefined) return
      keepView({ step, page: page.position.page, index: index - (begun[at] ?? 0), top })
      // The browser would go to where the longer page was read.
      window.history.scrollRestoration = 'manual'
    }
    // The page may come back as it was left, with nothing to be hung anew.
    const comeBack = () => {
      window.history.scrollRestoration = 'auto'
    }
    window.addEventListener('pagehide', leave)
    window.addEventListener('pageshow', comeBack)
    return () => {
      window.removeEventListener('pagehide', leave)
      window.removeEventListener('pageshow', comeBack)
    }
  }, [wall, pages, step])
}
