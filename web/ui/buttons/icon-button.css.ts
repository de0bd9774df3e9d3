import { style } from '@vanilla-extract/css'
import { color, size } from '#web/theme/contract.css.ts'

export const iconButton = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: size.target,
  height: size.target,
  borderRadius: size.radius,
  ':hover': { color: color.ochre },
})
