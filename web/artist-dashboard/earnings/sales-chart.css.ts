import { globalStyle, style } from '@vanilla-extract/css'
import { color, mark, space, type } from '#web/theme/contract.css.ts'

export const earned = style({ fill: mark.here })
export const fee = style({ fill: mark.rest })

export const legend = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `4px ${space[3]}`,
  fontSize: type.label,
  color: color.ink2,
})
globalStyle(`${legend} > li`, { display: 'flex', alignItems: 'center', gap: 8 })
globalStyle(`${legend} > li::before`, {
  content: '""',
  width: 12,
  height: 12,
  background: mark.here,
  flex: 'none',
})
globalStyle(`${legend} > li + li::before`, { background: mark.rest })
