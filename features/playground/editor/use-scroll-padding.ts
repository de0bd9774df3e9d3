import { type RefObject, useEffect, useRef } from 'react'

/**
 * For a bar that sticks to the bottom of a part of the page: whatever the keyboard comes to is scrolled to where that does not
 * cover it, and where it is already, when the bar grows.
 */
export function useScrollPadding(): RefObject<HTMLDivElement | null> {
  const bar = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const { style } = document.documentElement
    const its = bar.current
    const watcher = new ResizeObserver(([entry]) => {
      const [box] = entry?.borderBoxSize ?? []
      style.scrollPaddingBottom = `${box?.blockSize ?? 0}px`
      const here = document.activeElement
      if (its?.parentElement?.contains(here) && !its.contains(here))
        here?.scrollIntoView({ block: 'nearest' })
    })
    if (its) watcher.observe(its)
    return () => {
      watcher.disconnect()
      style.scrollPaddingBottom = ''
    }
  }, [])
  return bar
}
