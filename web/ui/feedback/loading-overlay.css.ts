import { globalStyle, style } from '@vanilla-extract/css'
import { color, space } from '#web/theme/contract.css.ts'

export const overlay = style({
  position: 'fixed',
  inset: 0,
  zIndex: 90,
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  gap: space[3],
  background: color.veil,
})
export const logo = style({ selectors: { '&&': { height: 72 } } })
export const wheel = style({ color: color.ochre })
globalStyle(`${wheel} > span`, { display: 'block', width: 32, height: 32 })
