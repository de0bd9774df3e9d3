import { reducedMotion } from './breakpoints.ts'

/** Whether whoever looks at the page wants things to move; the server does not know. */
export const isMotionWelcome = (): boolean =>
  typeof window !== 'undefined' && !window.matchMedia(reducedMotion).matches
