import { globalStyle, style } from '@vanilla-extract/css'
import { from } from '#web/theme/breakpoints.ts'
import { color, size, space, type } from '#web/theme/contract.css.ts'

export const intro = style({
  display: 'grid',
  gap: `${space[6]} ${space[8]}`,
  gridTemplateColumns: 'minmax(0, 1fr)',
  paddingBlock: `${space[8]} ${size.section}`,
  alignItems: 'end',
  '@media': { [from('columns')]: { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 6fr)' } },
})
export const title = style({
  selectors: {
    '&&': {
      fontSize: 'clamp(3rem, 1.9rem + 4.6vw, 6.25rem)',
      lineHeight: 0.96,
      letterSpacing: '-.034em',
    },
  },
})
export const sentence = style({ marginTop: space[4], maxWidth: '40ch' })

export const great = style({
  marginTop: space[4],
  font: `400 clamp(2.75rem, 1rem + 8vw, 8rem)/1 ${type.serif}`,
  letterSpacing: '-.04em',
  fontVariantNumeric: 'tabular-nums lining-nums',
})
export const under = style({ marginTop: space[2], color: color.ink2 })
export const figures = style({
  display: 'grid',
  // A year's sums need more room than half of the smallest window.
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 10rem), 1fr))',
  gap: `${space[4]} ${space[3]}`,
  marginTop: space[6],
  paddingTop: space[3],
  borderTop: `1px solid ${color.control}`,
  '@media': { [from('columns')]: { gridTemplateColumns: 'repeat(4, 1fr)' } },
})
globalStyle(`${figures} dt`, { fontSize: type.label, color: color.ink2 })
globalStyle(`${figures} dd`, {
  marginTop: 4,
  font: `400 ${type.h2}/1.15 ${type.serif}`,
  fontVariantNumeric: 'tabular-nums lining-nums',
})

export const books = style({
  display: 'grid',
  gap: `${space[6]} ${space[8]}`,
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  '@media': { [from('columns')]: { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)' } },
})
export const story = style({ marginTop: space[3] })
globalStyle(`${story} p + p`, { marginTop: '1em' })
export const account = style({ display: 'grid', gap: space[2] })
globalStyle(`${account} dl`, { display: 'grid', gridTemplateColumns: '1fr auto' })
globalStyle(`${account} dl > *`, { paddingBlock: 12, borderTop: `1px solid ${color.line}` })
globalStyle(`${account} dd`, { textAlign: 'right', fontVariantNumeric: 'tabular-nums lining-nums' })
globalStyle(`${account} [data-total]`, {
  borderTop: `1px solid ${color.control}`,
  fontSize: '1.25rem',
  fontWeight: 500,
})
export const counted = style({ fontSize: type.meta, color: color.ink3 })

export const join = style({ background: color.feature, color: color.onFeature })
export const joinInside = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[4],
  paddingBlock: space[10],
})
