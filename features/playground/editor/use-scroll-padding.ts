import { type RefObject, useEffect, useRef } from 'react'

/** For a bar that sticks to the bottom: whatever the keyboard comes to is scrolled to where that does not cover it. */
export function useScrollPadding(): RefObject<HTMLDivElement | null> {
  const bar = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const { style } = document.documentElement
    const watcher = new ResizeObserver(([entry]) => {
      const [box] = entry?.borderBoxSize ?? []
      style.scrollPaddingBottom = `${box?.blockSize ?? 0}px`
    })
    if (bar.current) watcher.observe(bar.current)
    return () => {
      watcher.disconnect()
      style.scrollPaddingBottom = ''
    }
  }, [])
  return bar
}
