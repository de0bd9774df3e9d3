import { useEffect, useState } from 'react'

/** Whether the page is scrolled beyond `down` pixels; it stays so until it is back at `up` or less. */
export function useScrolled(down: number, up: number): boolean {
  const [scrolled, setScrolled] = useState(false)
  useEffect(() => {
    const look = () => {
      const { scrollY } = window
      setScrolled((was) => (was ? scrollY > up : scrollY > down))
    }
    look()
    window.addEventListener('scroll', look, { passive: true })
    return () => window.removeEventListener('scroll', look)
  }, [down, up])
  return scrolled
}
