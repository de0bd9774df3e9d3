import { globalStyle, style } from '@vanilla-extract/css'
import { below, from } from '#web/theme/breakpoints.ts'
import { color, mark, size, space, type } from '#web/theme/contract.css.ts'

const hair = `1px solid ${color.line}`

export const layout = style({
  display: 'grid',
  gap: `${space[6]} ${space[8]}`,
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [from('three')]: { gridTemplateColumns: 'minmax(0, 1fr) 340px' } },
})
export const form = style({ display: 'grid', gap: space[5], minWidth: 0 })
export const legend = style({ marginBottom: space[2] })
export const part = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  gap: `20px ${space[2]}`,
})
export const whole = style({ gridColumn: 'span 4' })
export const half = style({
  gridColumn: 'span 2',
  '@media': { '(max-width: 359px)': { gridColumn: 'span 4' } },
})
export const quarter = style({ '@media': { [below('page')]: { gridColumn: 'span 2' } } })
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 12,
  paddingTop: space[3],
  borderTop: hair,
})
/** A line of its own: what it says is longer or shorter. */
export const status = style({ flexBasis: '100%', minHeight: 22, fontSize: type.label, color: color.ink2 })

export const drop = style({
  display: 'grid',
  justifyItems: 'center',
  textAlign: 'center',
  gap: 8,
  padding: `${space[4]} ${space[3]}`,
  border: `1.5px dashed ${color.control}`,
  borderRadius: size.radius,
  background: color.wall,
  selectors: { '&[data-over]': { borderColor: color.ochre, background: color.ochreWash } },
})
globalStyle(`${drop} > svg`, { color: color.ink2 })
export const ways = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  columnGap: 6,
})
export const atOnce = style({ marginTop: 8 })
/** Only where there is a camera at hand. */
export const camera = style({ '@media': { '(pointer: fine)': { display: 'none' } } })

export const files = style({ display: 'grid', gap: 12, marginTop: space[2] })
export const file = style({
  display: 'grid',
  gridTemplateColumns: '44px 72px minmax(0, 1fr) auto',
  gap: `8px 12px`,
  alignItems: 'center',
  padding: 12,
  background: color.paper,
  border: hair,
  borderRadius: size.radius,
  selectors: { '&[data-lifted]': { boxShadow: color.lift, position: 'relative', zIndex: 1 } },
  '@media': { [below('page')]: { gridTemplateColumns: '44px minmax(0, 1fr) auto' } },
})
export const grab = style({
  display: 'grid',
  placeItems: 'center',
  width: size.target,
  height: size.target,
  color: color.ink3,
  cursor: 'grab',
  touchAction: 'none',
})
export const filePicture = style({ width: 72, height: 72, display: 'grid', placeItems: 'center' })
globalStyle(`${filePicture} img`, {
  maxWidth: 72,
  maxHeight: 72,
  width: 'auto',
  height: 'auto',
})
export const fileWords = style({
  minWidth: 0,
  overflowWrap: 'anywhere',
  '@media': { [below('page')]: { gridColumn: '1 / -1', gridRow: 2 } },
})
globalStyle(`${fileWords} label`, { fontSize: type.meta, color: color.ink3, fontWeight: 400 })
globalStyle(`${fileWords} input`, { minHeight: size.target, paddingBlock: 8 })
export const bar = style({ height: 4, background: color.plinth, marginTop: 8 })
globalStyle(`${bar} > span`, { display: 'block', height: '100%', background: mark.here })
export const problem = style({ fontSize: type.label, color: color.err, marginTop: 2 })

export const preview = style({
  background: color.wall,
  padding: `${space[4]} ${space[3]}`,
  '@media': { [from('three')]: { position: 'sticky', top: space[4] } },
})
globalStyle(`${preview} > h2`, {
  font: `500 ${type.label}/1.4 ${type.sans}`,
  color: color.ink3,
  marginBottom: space[3],
})
globalStyle(`${preview} img`, { maxHeight: 320, width: 'auto', maxWidth: '100%' })
export const previewTitle = style({
  font: `italic 400 ${type.title}/1.3 ${type.serif}`,
  marginTop: 18,
})
export const previewYear = style({
  fontStyle: 'normal',
  color: color.ink2,
  fontVariantNumeric: 'tabular-nums lining-nums',
})
export const previewWhat = style({ fontSize: type.label, lineHeight: 1.45, color: color.ink3, marginTop: 2 })
export const previewBuy = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[2],
  paddingTop: 14,
})
/** The picture on its wall goes to the edges of the column. */
export const wallPreview = style({ marginTop: space[8], minWidth: 0 })
globalStyle(`${wallPreview} > section > div`, { paddingInline: 0 })
export const choose = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: size.target,
  cursor: 'pointer',
})
globalStyle(`input:focus-visible + ${choose}`, { outline: `2px solid ${color.ink}`, outlineOffset: 3 })
export const noPicture = style({
  display: 'grid',
  placeItems: 'center',
  height: 220,
  background: color.plinth,
  color: color.ink2,
  fontSize: type.label,
})
