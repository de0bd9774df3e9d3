import { globalStyle, style } from '@vanilla-extract/css'
import { below } from '#web/theme/breakpoints.ts'
import { color, size, space } from '#web/theme/contract.css.ts'

export const button = style({
  position: 'fixed',
  right: size.gutter,
  bottom: space[3],
  width: 48,
  height: 48,
  display: 'grid',
  placeItems: 'center',
  background: color.ink,
  color: color.onInk,
  borderRadius: '50%',
  zIndex: 30,
  ':hover': { background: color.ochre, color: color.onOchre },
})
// Over whatever stands at the window's foot on a phone.
globalStyle(`body:has([data-at-foot]) ${button}`, {
  '@media': { [below('page')]: { bottom: `calc(3.5rem + ${space[3]} + 8px + env(safe-area-inset-bottom))` } },
})
