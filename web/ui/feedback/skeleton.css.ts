import { keyframes, style } from '@vanilla-extract/css'
import { anyMotion } from '#web/theme/breakpoints.ts'
import { color } from '#web/theme/contract.css.ts'

const breathe = keyframes({ from: { opacity: 1 }, to: { opacity: 0.5 } })

export const bone = style({
  background: color.plinth,
  borderRadius: 1,
  maxWidth: '100%',
  '@media': { [anyMotion]: { animation: `${breathe} 1800ms ease-in-out infinite alternate` } },
})
