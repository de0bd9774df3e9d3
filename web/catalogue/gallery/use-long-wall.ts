import { type RefObject, useEffect } from 'react'
import * as css from './gallery-wall.css.ts'
import type { HungPage } from './hung-pages.ts'

/**
 * Leaves undrawn what is out of sight on a wall of several pages. Each card is drawn once before, so that it keeps the
 * height it has, and whoever comes back finds the wall where they left it.
 */
export function useLongWall(wall: RefObject<Element | null>, pages: readonly HungPage[]): void {
  useEffect(() => {
    if (pages.length < 2) return
    const leaveUndrawn = () => {
      for (const card of wall.current?.querySelectorAll('article') ?? []) card.classList.add(css.undrawn)
    }
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(leaveUndrawn)
    })
    return () => cancelAnimationFrame(frame)
  }, [wall, pages])
}
