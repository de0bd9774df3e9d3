import { style } from '@vanilla-extract/css'
import { color } from '#web/theme/contract.css.ts'

/** Shown where the keyboard is. */
export const skip = style({
  position: 'absolute',
  left: 16,
  top: -80,
  zIndex: 1,
  padding: '12px 16px',
  background: color.ink,
  color: color.onInk,
  ':focus': { top: 12 },
})
