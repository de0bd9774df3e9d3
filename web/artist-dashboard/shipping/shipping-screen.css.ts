import { globalStyle, style } from '@vanilla-extract/css'
import { below, from } from '#web/theme/breakpoints.ts'
import { color, size, space } from '#web/theme/contract.css.ts'

export const intro = style({ display: 'grid', gap: space[1], maxWidth: '62ch', marginBottom: space[4] })
export const form = style({ display: 'grid', gap: space[3], maxWidth: 960 })
export const zones = style({ display: 'grid', gap: space[2] })
export const zone = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: 12,
  alignItems: 'start',
  padding: 16,
  border: `1px solid ${color.line}`,
  borderRadius: size.radius,
})
export const fields = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: 12,
  minWidth: 0,
  alignItems: 'start',
  '@media': { [from('page')]: { gridTemplateColumns: '3fr 2fr 1fr 1fr 1.4fr' } },
})
globalStyle(`${fields} > div:nth-child(-n + 2)`, {
  '@media': { [below('page')]: { gridColumn: '1 / -1' } },
})
/** Beside the fields, not beside their labels. */
globalStyle(`${zone} > button`, { marginTop: 30 })
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: 12,
  paddingTop: space[3],
  borderTop: `1px solid ${color.line}`,
})
