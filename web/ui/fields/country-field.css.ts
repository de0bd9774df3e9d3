import { style } from '@vanilla-extract/css'
import { color, size } from '#web/theme/contract.css.ts'

export const frame = style({ position: 'relative', display: 'block' })
export const input = style({ selectors: { '&&': { paddingRight: 48, textOverflow: 'ellipsis' } } })
export const opener = style({
  position: 'absolute',
  right: 2,
  top: 2,
  width: size.target,
  height: size.target,
  display: 'grid',
  placeItems: 'center',
})
export const list = style({
  position: 'absolute',
  inset: '100% 0 auto',
  zIndex: 20,
  maxHeight: 308,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  background: color.card,
  border: `1px solid ${color.line}`,
  borderTop: 0,
  boxShadow: color.lift,
  ':empty': { display: 'none' },
  selectors: { '&:focus-visible': { outline: 'none' } },
})
export const option = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: 16,
  minHeight: size.target,
  padding: '8px 14px',
  cursor: 'pointer',
  selectors: { '&[data-active]': { background: color.wall } },
})
export const prefix = style({ color: color.ink2, fontVariantNumeric: 'tabular-nums', flex: 'none' })
export const nothing = style({
  position: 'absolute',
  inset: '100% 0 auto',
  zIndex: 20,
  padding: '12px 14px',
  background: color.card,
  border: `1px solid ${color.line}`,
  borderTop: 0,
  boxShadow: color.lift,
  color: color.ink2,
})
