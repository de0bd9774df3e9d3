import { style } from '@vanilla-extract/css'
import { color, size, space, type } from '#web/theme/contract.css.ts'

export const share = style({
  position: 'relative',
  marginLeft: 'auto',
  '@media': { '(scripting: none)': { display: 'none' } },
})
export const opener = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 10,
  minHeight: size.target,
  fontSize: type.label,
  color: color.ink2,
  ':hover': { color: color.ochre },
})
export const menu = style({
  position: 'absolute',
  zIndex: 20,
  top: '100%',
  right: 0,
  width: 200,
  paddingBlock: space[1],
  background: color.card,
  borderRadius: size.radius,
  boxShadow: color.lift,
})
export const way = style({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  width: '100%',
  minHeight: size.target,
  paddingInline: space[2],
  fontSize: '.9375rem',
  ':hover': { background: color.wall },
  ':focus-visible': { outlineOffset: -2, boxShadow: 'none' },
})
