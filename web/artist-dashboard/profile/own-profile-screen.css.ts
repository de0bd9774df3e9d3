import { globalStyle, style } from '@vanilla-extract/css'
import { below, from } from '#web/theme/breakpoints.ts'
import { color, size, space } from '#web/theme/contract.css.ts'

export const form = style({ display: 'grid', gap: space[4], maxWidth: 720 })
export const face = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[3] })
export const faceWays = style({ display: 'grid', gap: 4, justifyItems: 'start' })
export const exhibitions = style({ display: 'grid', gap: space[2], marginTop: space[2] })
export const exhibition = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: 12,
  alignItems: 'start',
  padding: 16,
  border: `1px solid ${color.line}`,
  borderRadius: size.radius,
  '@media': { [from('page')]: { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 3fr) 100px auto' } },
})
globalStyle(`${exhibition} > div:nth-child(-n + 2)`, {
  '@media': { [below('page')]: { gridColumn: '1 / -1' } },
})
/** Beside the fields, not beside their labels. */
globalStyle(`${exhibition} > button`, { marginTop: 30 })
export const add = style({ marginTop: space[2] })
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 12,
  paddingTop: space[3],
  borderTop: `1px solid ${color.line}`,
})
export const danger = style({
  marginTop: space[8],
  paddingTop: space[4],
  borderTop: `1px solid ${color.line}`,
  display: 'grid',
  gap: space[2],
  justifyItems: 'start',
  maxWidth: 720,
})
export const hiding = style({ display: 'grid', gap: space[2], justifyItems: 'start' })

/** The window in which a picture is cut to a square. */
export const cut = style({
  position: 'relative',
  width: '100%',
  height: 'min(60vh, 360px)',
  background: color.plinth,
  marginTop: space[2],
})
export const zoom = style({ display: 'grid', gap: 6, marginTop: space[2], minHeight: size.target })
globalStyle(`${zoom} > input`, { accentColor: color.ink, minHeight: size.target, margin: 0 })
export const choose = style({
  selectors: { 'input:focus-visible + &': { outline: `2px solid ${color.ink}`, outlineOffset: 3 } },
})
export const wrong = style({ color: color.err, fontSize: '.875rem' })
