import { type RefObject, useEffect, useRef } from 'react'
import { isKeyboardAdrift } from '#web/ui/feedback/makeshift-place.ts'

/**
 * What brought more works goes away with the last of them, and would take the keyboard's place along: it goes on at the
 * first new one.
 */
export function useFirstNew(wall: RefObject<HTMLElement | null>, count: number, hasMore: boolean): void {
  const before = useRef(count)
  useEffect(() => {
    const first = before.current
    before.current = count
    if (hasMore || count <= first || !isKeyboardAdrift()) return
    wall.current?.querySelectorAll('article')[first]?.querySelector('a')?.focus()
  }, [wall, count, hasMore])
}
