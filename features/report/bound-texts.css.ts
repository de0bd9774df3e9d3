import { globalStyle, style } from '@vanilla-extract/css'
import { from } from '#web/theme/breakpoints.ts'
import { color, size, space, type } from '#web/theme/contract.css.ts'

export const place = style({
  borderTop: `1px solid ${color.line}`,
  ':last-of-type': { borderBottom: `1px solid ${color.line}` },
  ':first-of-type': { marginTop: space[3] },
})
export const name = style({
  minHeight: size.target,
  paddingBlock: 10,
  cursor: 'pointer',
  ':hover': { color: color.ochre },
})
export const count = style({ color: color.ink3, fontSize: type.meta, marginLeft: 6 })
export const texts = style({ paddingBottom: space[3] })
export const text = style({
  display: 'grid',
  columnGap: space[3],
  paddingBlock: 8,
  '@media': { [from('columns')]: { gridTemplateColumns: '1fr 1fr' } },
})
globalStyle(`${text} dd`, { color: color.ink2 })
