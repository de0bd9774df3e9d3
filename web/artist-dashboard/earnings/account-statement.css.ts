import { globalStyle, style } from '@vanilla-extract/css'
import { from } from '#web/theme/breakpoints.ts'
import { color, space, type } from '#web/theme/contract.css.ts'

/** What is looked for first stands large; how it came about, in lines beside it. */
export const account = style({
  display: 'grid',
  gap: `${space[4]} ${space[8]}`,
  borderTop: `1px solid ${color.control}`,
  paddingTop: space[3],
  '@media': { [from('columns')]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' } },
})

export const next = style({})
globalStyle(`${next} dt`, { color: color.ink2 })
globalStyle(`${next} dd`, {
  font: `400 ${type.display}/1.05 ${type.serif}`,
  letterSpacing: '-.028em',
  fontVariantNumeric: 'lining-nums tabular-nums',
  marginTop: 8,
  overflowWrap: 'anywhere',
})
globalStyle(`${next} dd + dd`, {
  font: `400 ${type.label}/1.45 ${type.sans}`,
  letterSpacing: 0,
  color: color.ink2,
  marginTop: 12,
})

export const sums = style({})
globalStyle(`${sums} > div`, {
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: space[2],
  paddingBlock: 7,
})
globalStyle(`${sums} > div[data-result]`, {
  borderTop: `1px solid ${color.line}`,
  marginBottom: 6,
  fontWeight: 500,
})
globalStyle(`${sums} small`, { fontSize: type.meta, color: color.ink3, marginLeft: 8 })
globalStyle(`${sums} dd`, { fontVariantNumeric: 'tabular-nums lining-nums', whiteSpace: 'nowrap' })
