import { globalStyle, style } from '@vanilla-extract/css'
import { from } from '#web/theme/breakpoints.ts'
import { color, space, type } from '#web/theme/contract.css.ts'

export const body = style({ display: 'grid', gap: space[4], minWidth: 0 })
export const choice = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[2] })
/** Words of three or four letters are not broken for the sake of what stands beside them. */
export const title = style({ '@media': { [from('page')]: { minWidth: 168 } } })
export const problems = style({
  fontSize: type.label,
  color: color.err,
  marginTop: 4,
  overflowWrap: 'anywhere',
  '@media': { [from('three')]: { minWidth: 200 } },
})
export const about = style({ fontSize: type.label, color: color.ink2, overflowWrap: 'anywhere' })
globalStyle(`small${about}`, { display: 'block' })
export const rate = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: space[2] })
export const choose = style({
  selectors: { 'input:focus-visible + &': { outline: `2px solid ${color.ink}`, outlineOffset: 3 } },
})
