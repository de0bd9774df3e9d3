import { style } from '@vanilla-extract/css'
import { color, space, type } from '#web/theme/contract.css.ts'

export const year = style({
  display: 'grid',
  gap: space[1],
  borderTop: `1px solid ${color.line}`,
  padding: `${space[2]} 0`,
})
export const yearHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `0 ${space[3]}`,
})
export const months = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(8rem, 1fr))',
  columnGap: space[2],
  fontSize: type.label,
})
