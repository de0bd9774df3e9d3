import { globalStyle, style } from '@vanilla-extract/css'
import { mark, space } from '#web/theme/contract.css.ts'

export const bars = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  gap: `12px ${space[2]}`,
  alignItems: 'center',
  fontSize: '.9375rem',
})
export const share = style({
  display: 'grid',
  gridTemplateColumns: 'subgrid',
  gridColumn: '1 / -1',
  alignItems: 'center',
})
globalStyle(`${share} dd`, {
  display: 'grid',
  gridTemplateColumns: 'subgrid',
  gridColumn: '2 / -1',
  alignItems: 'center',
  justifyItems: 'start',
  fontWeight: 500,
  fontVariantNumeric: 'tabular-nums lining-nums',
})
export const bar = style({
  height: 12,
  background: mark.rest,
  selectors: { [`${share}:first-child &`]: { background: mark.here } },
})
