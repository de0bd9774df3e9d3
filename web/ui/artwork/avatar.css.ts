import { globalStyle, style } from '@vanilla-extract/css'
import { color, type } from '#web/theme/contract.css.ts'

export const avatar = style({
  borderRadius: '50%',
  overflow: 'hidden',
  background: color.plinth,
  flex: 'none',
  objectFit: 'cover',
  aspectRatio: '1',
})

export const initials = style([
  avatar,
  { display: 'grid', placeItems: 'center', fontFamily: type.serif, color: color.ink2, lineHeight: 1 },
])
// Drawn, not written: they are no part of what a button with a face in it is called.
globalStyle(`${initials}::before`, { content: 'attr(data-initials)' })
