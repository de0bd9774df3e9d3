import { style } from '@vanilla-extract/css'
import { below } from '#web/theme/breakpoints.ts'
import { color, space } from '#web/theme/contract.css.ts'

export const pager = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: space[2],
  marginTop: space[10],
  paddingTop: space[3],
  borderTop: `1px solid ${color.line}`,
})
export const turn = style({ '@media': { [below('page')]: { paddingInline: '14px' } } })
