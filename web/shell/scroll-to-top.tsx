import { ArrowUp } from 'lucide'
import { useEffect, useState } from 'react'
import { Icon } from '#web/ui/buttons/icon.tsx'
import * as css from './scroll-to-top.css.ts'
import { scrollToTop } from './scrolling.ts'

/** The way back up, offered once one viewport's height lies behind. */
export function ScrollToTop() {
  const [isFarDown, setFarDown] = useState(false)
  useEffect(() => {
    const look = () => setFarDown(window.scrollY > window.innerHeight)
    look()
    window.addEventListener('scroll', look, { passive: true })
    window.addEventListener('resize', look)
    return () => {
      window.removeEventListener('scroll', look)
      window.removeEventListener('resize', look)
    }
  }, [])
  // The button goes while the page is still on its way: with the focus it would take the rest of the way along.
  const goToTop = () => {
    document.getElementById('main')?.focus({ preventScroll: true })
    scrollToTop()
  }
  return (
    <button
      type="button"
      className={css.button}
      hidden={!isFarDown}
      aria-label="Scroll to top"
      onClick={goToTop}
    >
      <Icon of={ArrowUp} />
    </button>
  )
}
