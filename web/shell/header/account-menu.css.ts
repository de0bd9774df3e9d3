import { globalStyle, style } from '@vanilla-extract/css'
import { below } from '#web/theme/breakpoints.ts'
import { color, size, type } from '#web/theme/contract.css.ts'

/** In a narrow header the menu alone has it, where there is one. */
export const dashboard = style({
  '@media': {
    [`${below('columns')} and (scripting: enabled)`]: { selectors: { '&&': { display: 'none' } } },
  },
})
export const place = style({ position: 'relative' })
export const opener = style({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  minHeight: size.target,
  paddingInline: 14,
  fontSize: '.9375rem',
  ':hover': { color: color.ochre },
  // Nothing opens a menu there; a link stands beside it.
  '@media': { '(scripting: none)': { display: 'none' } },
})
export const name = style({
  maxWidth: 120,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
})
export const menu = style({
  position: 'absolute',
  right: 0,
  top: 'calc(100% + 8px)',
  width: 232,
  padding: '8px 0',
  background: color.card,
  border: `1px solid ${color.line}`,
  borderRadius: size.radius,
  boxShadow: color.lift,
  zIndex: 45,
})
export const item = style({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  width: '100%',
  minHeight: size.target,
  padding: '0 20px',
  fontSize: '.9375rem',
  textAlign: 'left',
  selectors: { '&:hover, &:focus': { background: color.wall } },
  ':focus-visible': { outlineOffset: -2, boxShadow: 'none' },
})
export const who = style([item, { minHeight: 56 }])
globalStyle(`${who} > span`, { minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis' })
globalStyle(`${who} small`, { display: 'block', fontSize: type.meta, color: color.ink3 })
export const line = style({ border: 0, borderTop: `1px solid ${color.line}`, margin: '8px 0' })
