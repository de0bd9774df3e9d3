import { globalStyle, style } from '@vanilla-extract/css'
import { below } from '#web/theme/breakpoints.ts'
import { color } from '#web/theme/contract.css.ts'

/** Where a row is a card, a list that opens moves nothing: it stands below all else, in a line of its own. */
export const cell = style({ '@media': { [below('page')]: { order: 1, flexBasis: '100%' } } })
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
export const order = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 12,
  minHeight: 32,
})
