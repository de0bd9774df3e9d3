import { globalStyle, style } from '@vanilla-extract/css'
import { color, size } from '#web/theme/contract.css.ts'

export const skip = style({
  position: 'fixed',
  left: size.gutter,
  top: -100,
  zIndex: 100,
  background: color.ink,
  color: color.onInk,
  padding: '12px 20px',
  ':focus': { top: 8 },
})
export const main = style({ minHeight: '60vh' })
/** On paper stands the page alone: nobody can follow or press what is around it. */
globalStyle('#root > :not(main, :has(main))', { '@media': { print: { display: 'none' } } })
