import { globalStyle, style } from '@vanilla-extract/css'
import { below, from } from '#web/theme/breakpoints.ts'
import { color, space, type } from '#web/theme/contract.css.ts'

const hair = `1px solid ${color.line}`

export const list = style({ borderBottom: hair })
export const artist = style({
  display: 'grid',
  gap: space[3],
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  paddingBlock: space[3],
  borderTop: hair,
  '@media': { [from('columns')]: { gridTemplateColumns: 'minmax(0, 280px) minmax(0, 1fr)' } },
})

/** Stays in sight beside the works, however many there are. */
export const decision = style({
  display: 'grid',
  gap: space[2],
  minWidth: 0,
  '@media': { [from('columns')]: { position: 'sticky', top: 88 } },
})
export const who = style({ display: 'flex', gap: space[2], alignItems: 'center', minWidth: 0 })
export const name = style({ font: `400 ${type.h4}/1.3 ${type.serif}`, overflowWrap: 'anywhere' })
export const application = style({
  display: 'grid',
  gap: 8,
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
})
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: 12 })
globalStyle(`${actions} > *`, { flex: '1 1 0' })

/** Three in a row, at every width: what there is to decide by. */
export const works = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: `${space[3]} ${space[2]}`,
  alignItems: 'end',
  overflowWrap: 'anywhere',
  '@media': { [below('page')]: { gap: 12 } },
})
export const picture = style({ display: 'flex', alignItems: 'flex-end', marginBottom: 8 })
globalStyle(`${picture} img`, {
  display: 'block',
  maxWidth: '100%',
  maxHeight: 260,
  width: 'auto',
  height: 'auto',
})

export const more = style({ marginTop: space[2] })
globalStyle(`${more} > summary`, {
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 44,
  cursor: 'pointer',
  textDecoration: 'underline',
  textDecorationColor: color.control,
  textUnderlineOffset: '.22em',
})
globalStyle(`${more} > summary:hover`, { color: color.ochre })
