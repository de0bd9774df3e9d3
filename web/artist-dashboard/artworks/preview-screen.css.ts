import { style } from '@vanilla-extract/css'
import { color, size, space, type } from '#web/theme/contract.css.ts'

/** What stands over the page is no part of it. */
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `0 ${space[3]}`,
  minHeight: size.target,
  paddingBlock: space[1],
})
export const area = style({
  background: color.wall,
  borderBottom: `1px solid ${color.line}`,
  marginBottom: space[3],
})
export const note = style({ fontSize: type.label, color: color.ink2 })
