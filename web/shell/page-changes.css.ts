import { keyframes, style } from '@vanilla-extract/css'
import { anyMotion } from '#web/theme/breakpoints.ts'
import { mark } from '#web/theme/contract.css.ts'

const grow = keyframes({ from: { transform: 'scaleX(0)' }, to: { transform: 'scaleX(.92)' } })

/** A hairline that grows along the top edge; it waits a moment, so that quick pages show nothing. */
export const bar = style({
  position: 'fixed',
  inset: '0 0 auto',
  height: 2,
  zIndex: 90,
  background: mark.here,
  transformOrigin: 'left',
  '@media': {
    [anyMotion]: { animation: `${grow} 8s cubic-bezier(.1, .7, .1, 1) 150ms both` },
  },
})
