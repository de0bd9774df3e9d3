import { globalStyle, style } from '@vanilla-extract/css'
import { below, from } from '#web/theme/breakpoints.ts'
import { color, size, space, type } from '#web/theme/contract.css.ts'

export const profile = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[4],
  paddingBlock: space[6],
  alignItems: 'end',
  '@media': {
    [from('columns')]: {
      gridTemplateColumns: '200px minmax(0, 1fr) auto',
      gap: space[6],
      paddingBlock: `${space[8]} ${space[6]}`,
    },
  },
})
export const face = style({
  selectors: { '&&': { width: '128px !important', height: '128px !important' } },
  '@media': {
    [from('columns')]: { selectors: { '&&': { width: '200px !important', height: '200px !important' } } },
  },
})
export const medium = style({ marginTop: 8 })
export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `4px ${space[3]}`,
  marginTop: space[2],
  color: color.ink2,
  fontSize: '.9375rem',
})
globalStyle(`${facts} li`, { display: 'flex', gap: 8, alignItems: 'center' })

export const actions = style({ display: 'flex', gap: 12, flexWrap: 'wrap' })
globalStyle(`${actions} > *`, { '@media': { [below('page')]: { flex: 1 } } })

export const panel = style({ paddingBlock: `${space[6]} ${size.section}` })

export const about = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `${space[6]} ${space[8]}`,
  '@media': { [from('columns')]: { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 4fr)' } },
})
globalStyle(`${about} figure img`, { width: '100%' })
globalStyle(`${about} figcaption`, { marginTop: 12 })
export const story = style({})
globalStyle(`${story} > * + *`, { marginTop: '1em' })

export const shows = style({})
globalStyle(`${shows} > li`, {
  display: 'grid',
  gridTemplateColumns: '88px minmax(0, 1fr)',
  gap: `2px ${space[3]}`,
  paddingBlock: 20,
  borderTop: `1px solid ${color.line}`,
  '@media': { [from('columns')]: { gridTemplateColumns: '120px minmax(0, 1.4fr) minmax(0, 1fr)' } },
})
globalStyle(`${shows} > li:last-child`, { borderBottom: `1px solid ${color.line}` })
export const showTitle = style({
  fontFamily: type.serif,
  fontStyle: 'italic',
  fontSize: '1.375rem',
  lineHeight: 1.25,
})
export const venue = style({
  gridColumn: 2,
  color: color.ink2,
  '@media': { [from('columns')]: { gridColumn: 3, textAlign: 'right', alignSelf: 'center' } },
})
