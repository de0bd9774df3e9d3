import { globalStyle, style } from '@vanilla-extract/css'
import { color, space } from '#web/theme/contract.css.ts'

export const form = style({ display: 'grid', gap: space[3] })
export const works = style({ display: 'grid' })
globalStyle(`${works} > li`, {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: space[2],
  paddingBlock: 12,
  borderTop: `1px solid ${color.line}`,
})
globalStyle(`${works} > li:first-child`, { borderTop: 0 })
/** Stands over what it is about, and takes no room before. */
export const problem = style({ marginBottom: space[2] })
/** As wide as a price. */
export const amount = style({ maxWidth: 220 })
export const outcome = style({ display: 'grid', gap: space[2] })
