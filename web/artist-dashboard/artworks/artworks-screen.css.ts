import { globalStyle, style } from '@vanilla-extract/css'
import { below, from } from '#web/theme/breakpoints.ts'
import { color, size, space, type } from '#web/theme/contract.css.ts'

export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: `${space[6]} ${space[3]}`,
  alignItems: 'end',
  '@media': {
    [from('columns')]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))', gap: `${space[6]} ${space[4]}` },
  },
})
export const card = style({ minWidth: 0 })
export const art = style({ display: 'flex', alignItems: 'flex-end', height: 220, marginBottom: 12 })
globalStyle(`${art} img`, { maxHeight: '100%', maxWidth: '100%', width: 'auto' })
export const noPicture = style({
  display: 'grid',
  placeItems: 'center',
  width: '100%',
  height: 160,
  background: color.plinth,
  color: color.ink3,
  fontSize: type.label,
})
export const cardFoot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 4,
  // As high as the sign of a sold work, so that all pictures of a row stand on one line.
  minHeight: size.target,
})
export const cardTitle = style({ font: `italic 400 ${type.title}/1.3 ${type.serif}` })
/** A line of its own under what the work is. */
export const success = style({
  display: 'block',
  '@media': {
    [below('page')]: { display: 'inline', selectors: { '&:not(:empty)::before': { content: '", "' } } },
  },
})
