import { style } from '@vanilla-extract/css'
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
