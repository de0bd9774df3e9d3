import { reducedMotion } from '#web/theme/breakpoints.ts'

/** Goes to the top smoothly, or at once where motion is unwelcome. */
export function scrollToTop(): void {
  const jump = window.matchMedia(reducedMotion).matches
  window.scrollTo({ top: 0, behavior: jump ? 'instant' : 'smooth' })
}
