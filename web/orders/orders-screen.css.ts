import { globalStyle, style } from '@vanilla-extract/css'
import { below, from } from '#web/theme/breakpoints.ts'
import { color, motion, space } from '#web/theme/contract.css.ts'

const hair = `1px solid ${color.line}`

export const orders = style({ borderBottom: hair })

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: `12px ${space[2]}`,
  alignItems: 'center',
  paddingBlock: space[3],
  borderTop: hair,
  '@media': {
    [from('search')]: {
      gridTemplateColumns: '260px minmax(0, 1.3fr) 140px 190px 120px 24px',
      gap: space[3],
    },
  },
})

export const number = style({
  display: 'block',
  fontWeight: 500,
  transition: `color ${motion.quick}`,
  selectors: { [`${row}:hover &`]: { color: color.ochre } },
})

export const pictures = style({
  gridColumn: '1 / -1',
  minWidth: 0,
  display: 'flex',
  gap: 8,
  alignItems: 'end',
  height: 72,
  '@media': { [from('search')]: { gridColumn: 'auto', height: 88 } },
})
// A picture's own proportion is not known before it is there: it stands in a square that nothing can move.
globalStyle(`${pictures} img`, {
  height: '100%',
  width: 'auto',
  minWidth: 0,
  aspectRatio: '1',
  objectFit: 'contain',
  objectPosition: 'left bottom',
})

export const what = style({ '@media': { [below('search')]: { display: 'none' } } })
export const title = style({ fontSize: '1.0625rem', color: color.ink })
export const state = style({ '@media': { [below('search')]: { gridColumn: 1 } } })
export const sum = style({
  fontWeight: 500,
  textAlign: 'right',
  '@media': { [below('search')]: { gridArea: '1 / 2', alignSelf: 'start' } },
})
export const go = style({ '@media': { [below('search')]: { display: 'none' } } })
