import { globalStyle, style } from '@vanilla-extract/css'
import { color, size, type } from '#web/theme/contract.css.ts'

export const list = style({
  position: 'absolute',
  top: '100%',
  right: 0,
  width: `max(${size.search}, 300px)`,
  maxWidth: 'calc(100vw - 40px)',
  padding: '8px 0',
  background: color.card,
  border: `1px solid ${color.line}`,
  borderTop: 0,
  boxShadow: color.lift,
  zIndex: 45,
})
export const option = style({
  display: 'grid',
  gridTemplateColumns: '44px minmax(0, 1fr)',
  gap: 12,
  alignItems: 'center',
  padding: '6px 16px',
  minHeight: 56,
  cursor: 'pointer',
  fontSize: type.label,
  color: color.ink2,
  selectors: { '&[aria-selected="true"], &:hover': { background: color.wall } },
})
globalStyle(`${option} > img`, { maxWidth: 44, maxHeight: 44, width: 'auto', height: 'auto' })
export const title = style({
  display: 'block',
  fontFamily: type.serif,
  fontStyle: 'italic',
  fontSize: '1.0625rem',
  lineHeight: 1.25,
  color: color.ink,
})
export const name = style({ display: 'block', fontWeight: 500, fontSize: '.9375rem', color: color.ink })
