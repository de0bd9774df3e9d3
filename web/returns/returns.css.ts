import { globalStyle, style } from '@vanilla-extract/css'
import { from } from '#web/theme/breakpoints.ts'
import { color, size, space, type } from '#web/theme/contract.css.ts'

const hair = `1px solid ${color.line}`

/** A page's sections, one under the other, no wider than is read with ease. */
export const column = style({
  display: 'grid',
  gap: space[6],
  maxWidth: 760,
  paddingBottom: size.section,
})
export const form = style({ display: 'grid', gap: space[4] })
export const fields = style({
  display: 'grid',
  gap: `${space[3]} ${space[3]}`,
  '@media': { [from('page')]: { gridTemplateColumns: '1fr 1fr' } },
})
export const works = style({ borderBottom: hair })
export const work = style({
  display: 'grid',
  gridTemplateColumns: '64px minmax(0, 1fr) auto',
  gap: `${space[1]} ${space[2]}`,
  alignItems: 'center',
  paddingBlock: 14,
  borderTop: hair,
})
/** Beneath the title where both do not fit. */
export const stepper = style({
  gridColumn: '2 / -1',
  '@media': { [from('page')]: { gridColumn: '3', gridRow: '1' } },
})
globalStyle(`${work} img`, { width: 64, height: 64, objectFit: 'contain', objectPosition: 'left center' })
export const title = style({ fontSize: '1.0625rem', lineHeight: 1.25 })
export const prose = style({ display: 'grid', gap: space[1], maxWidth: '62ch', color: color.ink2 })
export const box = style({
  display: 'grid',
  gap: space[2],
  border: hair,
  borderRadius: size.radius,
  padding: space[3],
})
export const boxHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: space[1],
})
export const boxes = style({ display: 'grid', gap: space[3] })
export const steps = style({
  display: 'grid',
  gap: 4,
  fontSize: type.label,
  color: color.ink2,
  fontVariantNumeric: 'tabular-nums lining-nums',
})
globalStyle(`${steps} > li`, {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: '0 16px',
})
export const address = style({
  fontStyle: 'normal',
  lineHeight: 1.6,
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
})
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: 12 })
