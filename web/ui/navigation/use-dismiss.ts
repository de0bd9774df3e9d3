import { type RefObject, useEffect, useRef } from 'react'

/** Closes what is open over a page when somebody presses Escape, points elsewhere, or goes on with the keyboard. */
export function useDismiss(
  place: RefObject<HTMLElement | null>,
  isOpen: boolean,
  onDismiss: (by: 'escape' | 'leaving') => void,
): void {
  const latest = useRef(onDismiss)
  useEffect(() => {
    latest.current = onDismiss
  })
  useEffect(() => {
    if (!isOpen) return
    const leave = ({ target }: Event) => {
      if (target instanceof Node && !place.current?.contains(target)) latest.current('leaving')
    }
    const escape = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') latest.current('escape')
    }
    document.addEventListener('pointerdown', leave)
    document.addEventListener('focusin', leave)
    document.addEventListener('keydown', escape)
    return () => {
      document.removeEventListener('pointerdown', leave)
      document.removeEventListener('focusin', leave)
      document.removeEventListener('keydown', escape)
    }
  }, [place, isOpen])
}
