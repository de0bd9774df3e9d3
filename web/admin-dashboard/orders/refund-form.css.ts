import { globalStyle, style } from '@vanilla-extract/css'
import { color, space } from '#web/theme/contract.css.ts'

export const form = style({ display: 'grid', gap: space[3] })
export const works = style({ display: 'grid' })
globalStyle(`${works} > li`, {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `8px ${space[2]}`,
  paddingBlock: 12,
  borderTop: `1px solid ${color.line}`,
})
globalStyle(`${works} > li:first-child`, { borderTop: 0 })
/** As wide as a price. */
export const amount = style({ maxWidth: 220 })
export const outcome = style({ display: 'grid', gap: space[2] })
