import { globalStyle, style } from '@vanilla-extract/css'
import { color } from '#web/theme/contract.css.ts'

export const orders = style({})
globalStyle(`${orders} > summary`, {
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 44,
  cursor: 'pointer',
  textDecoration: 'underline',
  textDecorationColor: color.control,
  textUnderlineOffset: '.22em',
})
globalStyle(`${orders} > summary:hover`, { color: color.ochre })
export const order = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 12 })
