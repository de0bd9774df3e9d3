import { globalStyle, style } from '@vanilla-extract/css'
import { color, size } from '#web/theme/contract.css.ts'

export const frame = style({ display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)' })

export const code = style({
  display: 'flex',
  alignItems: 'center',
  minWidth: 64,
  padding: '0 14px',
  border: `1px solid ${color.control}`,
  borderRight: 0,
  borderRadius: `${size.radius} 0 0 ${size.radius}`,
  background: color.wall,
  color: color.ink2,
  fontVariantNumeric: 'tabular-nums',
})
globalStyle(`${frame} > input`, { borderRadius: `0 ${size.radius} ${size.radius} 0` })
