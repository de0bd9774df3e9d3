import { globalStyle, style } from '@vanilla-extract/css'
import { color, size, space, type } from '#web/theme/contract.css.ts'

export const notice = style({
  display: 'grid',
  gap: space[2],
  padding: `${space[4]} ${space[3]}`,
  marginBottom: space[6],
  background: color.wall,
  borderRadius: size.radius,
  justifyItems: 'start',
})
/** What there is to know of a step besides. */
export const note = style({ display: 'block', fontSize: type.label, color: color.ink2 })
export const list = style({ display: 'grid', gap: 4 })
globalStyle(`${list} > li`, { display: 'flex', alignItems: 'center', gap: 12, minHeight: size.target })
globalStyle(`${list} svg`, { color: color.ink3 })
globalStyle(`${list} [data-done] svg`, { color: color.ok })
export const reason = style({ whiteSpace: 'pre-line', maxWidth: '62ch' })
