import { globalStyle, style } from '@vanilla-extract/css'
import { below, from } from '#web/theme/breakpoints.ts'
import { color, motion, size, space, type } from '#web/theme/contract.css.ts'

const hair = `1px solid ${color.line}`

export const orders = style({ borderBottom: hair })

export const boughtBefore = style({ marginTop: space[3], maxWidth: '68ch', overflowWrap: 'anywhere' })

export const row = style({
  display: 'grid',
  gridTemplateColumns: '88px minmax(0, 1fr) auto',
  gap: `${space[1]} ${space[2]}`,
  alignItems: 'center',
  paddingBlock: space[3],
  borderTop: hair,
  '@media': {
    [from('page')]: {
      gridTemplateColumns: '112px minmax(0, 1fr) 136px 96px 20px',
      columnGap: space[3],
    },
    [from('search')]: { gridTemplateColumns: '112px minmax(0, 1fr) 190px 120px 24px', columnGap: space[4] },
  },
})

/** A square that nothing can move, whatever the proportions of what hangs in it. */
const square = style({
  gridRow: '1 / 3',
  alignSelf: 'start',
  width: '100%',
  aspectRatio: '1',
  display: 'grid',
  '@media': { [from('page')]: { gridRow: 'auto' } },
})
export const picture = style([square])
export const pictures = style([
  square,
  { gridTemplateColumns: '1fr 1fr', gridAutoRows: 'minmax(0, 1fr)', gap: space[1] },
])
globalStyle(`${square} img`, {
  width: '100%',
  height: '100%',
  minWidth: 0,
  minHeight: 0,
  objectFit: 'contain',
  objectPosition: 'left center',
})
export const noPicture = style({ background: color.plinth, borderRadius: size.radius })
export const more = style({
  display: 'grid',
  placeItems: 'center',
  background: color.wall,
  color: color.ink2,
  fontSize: type.label,
})

export const what = style({
  minWidth: 0,
  gridColumn: '2 / -1',
  '@media': { [from('page')]: { gridColumn: 2 } },
})
globalStyle(`${what} > *`, { display: 'block' })
export const title = style({
  fontFamily: type.serif,
  fontSize: '1.1875rem',
  lineHeight: 1.3,
  color: color.ink,
  overflowWrap: 'anywhere',
  transition: `color ${motion.quick}`,
  selectors: { [`${row}:hover &`]: { color: color.ochre } },
  '@media': { [from('search')]: { fontSize: '1.375rem' } },
})
export const by = style({ color: color.ink, marginTop: 2 })
export const number = style({ marginTop: 2 })
export const state = style({ '@media': { [below('page')]: { gridColumn: 2 } } })
export const sum = style({ fontWeight: 500, textAlign: 'right' })
export const go = style({ color: color.ink2, '@media': { [below('page')]: { display: 'none' } } })
