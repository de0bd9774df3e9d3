import { globalStyle, style } from '@vanilla-extract/css'
import { color, size, space, type } from '#web/theme/contract.css.ts'

export const page = style({ paddingBlock: `${space[8]} ${size.section}` })
export const text = style({ marginTop: space[6] })
globalStyle(`${text} h2`, {
  font: `400 ${type.h3}/1.2 ${type.serif}`,
  letterSpacing: '-.01em',
  marginTop: space[6],
  marginBottom: space[1],
})
globalStyle(`${text} p + p`, { marginTop: '1em' })
globalStyle(`${text} a`, {
  textDecoration: 'underline',
  textDecorationThickness: 1,
  textUnderlineOffset: '.22em',
  textDecorationColor: color.control,
})
