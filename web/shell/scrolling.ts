import { isMotionWelcome } from '#web/theme/motion.ts'

/** Goes to the top smoothly, or at once where motion is unwelcome or something else leads the eye there. */
export function scrollToTop({ isLed = false } = {}): void {
  window.scrollTo({ top: 0, behavior: isLed || !isMotionWelcome() ? 'instant' : 'smooth' })
}
