import { globalStyle, style } from '@vanilla-extract/css'
import { from } from '#web/theme/breakpoints.ts'
import { color, space } from '#web/theme/contract.css.ts'

export const standing = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[2],
  marginBottom: space[4],
  overflowWrap: 'anywhere',
})
export const layout = style({
  display: 'grid',
  gap: `${space[6]} ${space[8]}`,
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [from('three')]: { gridTemplateColumns: 'minmax(0, 1fr) 360px' } },
})
export const parts = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[5],
  justifyItems: 'start',
})
globalStyle(`${parts} > section`, { width: '100%' })
globalStyle(`${parts} h2`, { marginBottom: space[2] })
export const parcels = style({ borderTop: `1px solid ${color.line}` })
globalStyle(`${parcels} > li`, {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `4px ${space[2]}`,
  minHeight: 56,
  borderBottom: `1px solid ${color.line}`,
  overflowWrap: 'anywhere',
})
