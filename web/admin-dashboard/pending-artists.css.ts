import { globalStyle, style } from '@vanilla-extract/css'
import { below, from } from '#web/theme/breakpoints.ts'
import { color, space, type } from '#web/theme/contract.css.ts'

const hair = `1px solid ${color.line}`

export const list = style({ borderBottom: hair })
export const artist = style({
  display: 'grid',
  gap: `${space[2]} ${space[3]}`,
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'center',
  paddingBlock: space[3],
  borderTop: hair,
  '@media': { [from('three')]: { gridTemplateColumns: '280px minmax(0, 1fr) auto' } },
})
export const who = style({ display: 'flex', gap: space[2], alignItems: 'center', minWidth: 0 })
export const name = style({ font: `400 ${type.h4}/1.3 ${type.serif}`, overflowWrap: 'anywhere' })
export const works = style({ display: 'flex', flexWrap: 'wrap', gap: 8, alignItems: 'flex-end' })
globalStyle(`${works} img`, { height: 88, width: 'auto', maxWidth: 160, objectFit: 'contain' })
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: 12 })
globalStyle(`${actions} > *`, { '@media': { [below('page')]: { flex: '1 1 0' } } })

/** What they tell of themselves, under all of it. */
export const more = style({ gridColumn: '1 / -1', maxWidth: '70ch' })
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
export const told = style({ display: 'grid', gap: space[2], paddingBlock: '4px 8px', whiteSpace: 'pre-line' })
globalStyle(`${told} ul`, { display: 'grid', gap: 12 })
export const large = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(160px, 1fr))',
  gap: space[3],
  alignItems: 'end',
  whiteSpace: 'normal',
})
globalStyle(`${large} img`, {
  display: 'block',
  maxWidth: '100%',
  maxHeight: 260,
  width: 'auto',
  height: 'auto',
})
