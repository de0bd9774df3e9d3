import { style } from '@vanilla-extract/css'

export const price = style({
  fontVariantNumeric: 'tabular-nums lining-nums',
  fontWeight: 500,
  fontSize: '1.0625rem',
})
