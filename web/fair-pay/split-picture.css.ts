import { globalStyle, style } from '@vanilla-extract/css'
import { color, mark, size, space, type } from '#web/theme/contract.css.ts'

export const picture = style({
  background: color.wall,
  borderRadius: size.radius,
  padding: `${space[4]} clamp(20px, 4vw, 40px)`,
})
export const of = style({
  marginTop: space[3],
  color: color.ink2,
  minHeight: '1.5em',
  overflowWrap: 'anywhere',
})
export const price = style({
  marginTop: 6,
  font: `400 ${type.display}/1.1 ${type.serif}`,
  letterSpacing: '-.028em',
  fontVariantNumeric: 'tabular-nums lining-nums',
})
export const bar = style({ display: 'flex', gap: 2, height: 44, marginTop: space[2] })
globalStyle(`${bar} > span`, {
  flexBasis: 0,
  background: mark.here,
  color: color.onOchre,
  display: 'flex',
  alignItems: 'center',
  paddingInline: 12,
})
globalStyle(`${bar} > span + span`, { background: mark.rest, padding: 0 })
globalStyle(`${bar} i`, { fontStyle: 'normal', fontWeight: 500 })
export const parts = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: space[3],
  marginTop: 12,
})
globalStyle(`${parts} dt`, { fontSize: type.label, color: color.ink2 })
globalStyle(`${parts} dd`, { fontWeight: 500, fontVariantNumeric: 'tabular-nums lining-nums' })
globalStyle(`${parts} > div + div`, { textAlign: 'right' })
/** Its place is kept until a script runs. */
export const chooser = style({ minHeight: 84, marginTop: space[3], fontSize: type.label, color: color.ink2 })
globalStyle(`${chooser} input`, {
  display: 'block',
  width: '100%',
  height: size.target,
  accentColor: mark.here,
  cursor: 'pointer',
})
