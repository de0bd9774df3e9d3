import { style } from '@vanilla-extract/css'
import { color, size } from '#web/theme/contract.css.ts'

export const frame = style({ position: 'relative', display: 'block' })
export const input = style({ selectors: { '&&': { paddingRight: 52 } } })
export const eye = style({
  position: 'absolute',
  right: 2,
  top: 2,
  width: size.target,
  height: size.target,
  display: 'grid',
  placeItems: 'center',
  color: color.ink2,
  borderRadius: size.radius,
  ':hover': { color: color.ochre },
  ':focus-visible': { outlineOffset: -2, boxShadow: 'none' },
})
