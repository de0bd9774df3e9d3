import { globalStyle, style } from '@vanilla-extract/css'
import { below, from } from '#web/theme/breakpoints.ts'
import { color, motion, size, space, type } from '#web/theme/contract.css.ts'

export const tiles = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: `${space[4]} ${space[2]}`,
  '@media': { [from('columns')]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))', gap: size.gap } },
})
export const tile = style({ display: 'block' })
/** A chosen detail, which is why it may fill a square. */
export const detail = style({
  position: 'relative',
  overflow: 'hidden',
  aspectRatio: '1',
  background: color.plinth,
})
globalStyle(`${detail} img`, {
  width: '100%',
  height: '100%',
  objectFit: 'cover',
  transform: 'scale(1.35)',
  transition: `transform ${motion.slow} ${motion.ease}`,
})
globalStyle(`${tile}:hover img`, { transform: 'scale(1.39)' })

export const label = style({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  flexWrap: 'wrap',
  gap: '0 8px',
  marginTop: 14,
})
export const name = style({
  minWidth: 0,
  overflowWrap: 'anywhere',
  selectors: { [`${tile}:hover &`]: { color: color.ochre } },
  '@media': { [below('page')]: { fontSize: type.h4 } },
})
export const count = style({
  position: 'relative',
  color: color.ink3,
  fontSize: '.9375rem',
  fontVariantNumeric: 'tabular-nums lining-nums',
})
