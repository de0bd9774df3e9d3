import { style } from '@vanilla-extract/css'
import { color, space } from '#web/theme/contract.css.ts'

export const rows = style({ borderTop: `1px solid ${color.control}` })
export const row = style({
  display: 'grid',
  gridTemplateColumns: '64px minmax(0, 1fr) auto',
  gap: space[2],
  alignItems: 'center',
  minHeight: 88,
  borderBottom: `1px solid ${color.line}`,
})
