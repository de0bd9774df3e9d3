import { globalStyle, style } from '@vanilla-extract/css'
import { below } from '#web/theme/breakpoints.ts'
import { color, size } from '#web/theme/contract.css.ts'
import { input } from './field.css.ts'

export const search = style({ display: 'flex', position: 'relative' })
globalStyle(`${search} > svg`, {
  position: 'absolute',
  left: 18,
  top: 14,
  color: color.ink3,
  '@media': { [below('page')]: { left: 15 } },
})
globalStyle(`${search} ${input}`, {
  minWidth: 0,
  minHeight: size.field,
  borderRight: 0,
  borderRadius: `${size.radius} 0 0 ${size.radius}`,
  paddingLeft: 52,
  '@media': { [below('page')]: { paddingLeft: 46, paddingRight: 8, textOverflow: 'ellipsis' } },
})
// The browser's own blue is none of ours.
globalStyle(`${search} ${input}::-webkit-search-cancel-button`, { filter: 'grayscale(1)' })
globalStyle(`${search} button`, {
  borderRadius: `0 ${size.radius} ${size.radius} 0`,
  minHeight: size.field,
  paddingInline: 32,
  '@media': { [below('page')]: { paddingInline: 20 } },
})
