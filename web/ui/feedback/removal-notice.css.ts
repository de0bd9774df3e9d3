import { style } from '@vanilla-extract/css'
import { color, space } from '#web/theme/contract.css.ts'

export const removal = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `0 ${space[2]}`,
  minHeight: 64,
  paddingBlock: space[1],
  borderBottom: `1px solid ${color.line}`,
  color: color.ink2,
})
