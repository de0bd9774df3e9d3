import { globalStyle, style } from '@vanilla-extract/css'
import { color, size } from '#web/theme/contract.css.ts'

export const heart = style({
  display: 'grid',
  placeItems: 'center',
  width: size.target,
  height: size.target,
  color: color.ink2,
  borderRadius: '50%',
  ':hover': { color: color.ochre },
  selectors: { '&[aria-pressed="true"]': { color: color.ochre } },
})
globalStyle(`${heart}[aria-pressed="true"] svg`, { fill: 'currentColor' })
