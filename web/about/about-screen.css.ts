import { globalStyle, style } from '@vanilla-extract/css'
import { from } from '#web/theme/breakpoints.ts'
import { color, size, space, type } from '#web/theme/contract.css.ts'

export const intro = style({
  display: 'grid',
  gap: `${space[6]} ${space[8]}`,
  paddingBlock: `${space[8]} ${size.section}`,
  alignItems: 'end',
  '@media': { [from('columns')]: { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 4fr)' } },
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
export const story = style({ marginTop: space[8] })
globalStyle(`${story} p`, { fontSize: '1.25rem', lineHeight: 1.55 })
globalStyle(`${story} > div`, { marginTop: space[2] })
globalStyle(`${story} p + p`, { marginTop: '1em' })

globalStyle(`${intro} figure img`, { width: '100%' })
export const caption = style({ marginTop: 14 })

export const statements = style({
  display: 'grid',
  gap: space[8],
  '@media': { [from('columns')]: { gridTemplateColumns: '1fr 1fr', gap: space[12] } },
})
globalStyle(`${statements} h2`, { font: `500 ${type.body}/1.4 ${type.sans}`, color: color.ink2 })
globalStyle(`${statements} p`, {
  marginTop: space[2],
  font: `400 ${type.h2}/1.22 ${type.serif}`,
  letterSpacing: '-.014em',
  textWrap: 'pretty',
})

export const valuesTitle = style({ marginBottom: 40 })
export const values = style({})
globalStyle(`${values} > li`, {
  display: 'grid',
  gap: `6px ${space[4]}`,
  paddingBlock: 26,
  borderTop: `1px solid ${color.control}`,
  '@media': { [from('columns')]: { gridTemplateColumns: '5fr 7fr', alignItems: 'baseline' } },
})
globalStyle(`${values} > li:last-child`, { borderBottom: `1px solid ${color.control}` })
globalStyle(`${values} p`, {
  color: color.ink2,
  maxWidth: '56ch',
  font: `400 ${type.prose}/1.5 ${type.serif}`,
})

export const join = style({ background: color.feature, color: color.onFeature })
export const joinInside = style({
  paddingBlock: space[12],
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[4],
  alignItems: 'end',
  justifyContent: 'space-between',
})
export const joinSentence = style({
  selectors: { '&&': { color: color.onFeature2 } },
  marginTop: 16,
  maxWidth: '36ch',
})
export const joinActions = style({ display: 'flex', flexWrap: 'wrap', gap: 12 })
