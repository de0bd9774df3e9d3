import { globalStyle, style } from '@vanilla-extract/css'
import { from } from '#web/theme/breakpoints.ts'
import { color, space, type } from '#web/theme/contract.css.ts'

const hair = `1px solid ${color.line}`

export const figures = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  borderTop: `1px solid ${color.control}`,
  '@media': {
    [from('search')]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))', columnGap: space[4] },
  },
})
globalStyle(`${figures} + ${figures}`, {
  borderTop: 0,
  '@media': { [from('search')]: { borderTop: `1px solid ${color.control}`, marginTop: space[4] } },
})
export const figure = style({
  padding: `18px ${space[2]} 22px 0`,
  borderBottom: hair,
  '@media': { [from('search')]: { borderBottom: 0, paddingBottom: 0 } },
})
globalStyle(`${figure} dt`, { fontSize: type.label, color: color.ink2 })
globalStyle(`${figure} dd`, {
  font: `400 clamp(1.5rem, 1.1rem + 1.6vw, 2.375rem)/1.15 ${type.serif}`,
  letterSpacing: '-.02em',
  fontVariantNumeric: 'lining-nums tabular-nums',
  marginTop: 10,
  overflowWrap: 'anywhere',
})
globalStyle(`${figure} dd + dd`, {
  font: `400 ${type.meta}/1.4 ${type.sans}`,
  letterSpacing: 0,
  color: color.ink3,
  marginTop: 6,
})

export const block = style({ marginTop: space[8] })
export const blockHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: space[2],
  marginBottom: space[3],
})
