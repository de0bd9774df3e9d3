import { globalStyle, style } from '@vanilla-extract/css'
import { from } from '#web/theme/breakpoints.ts'
import { color, size, space, type } from '#web/theme/contract.css.ts'

export const top = style({ paddingTop: space[2] })

export const layout = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `${space[4]} ${space[8]}`,
  paddingBottom: size.section,
  '@media': { [from('search')]: { gridTemplateColumns: 'minmax(0, 1fr) 400px', paddingTop: space[1] } },
})

export const side = style({
  minWidth: 0,
  '@media': {
    [from('search')]: {
      position: 'sticky',
      top: `calc(${size.headerSmall} + ${space[3]})`,
      alignSelf: 'start',
    },
  },
})

export const title = style({
  marginTop: space[2],
  fontFamily: type.serif,
  fontStyle: 'italic',
  fontSize: 'clamp(2.25rem, 1.9rem + 1.4vw, 3.25rem)',
  lineHeight: 1.04,
  letterSpacing: '-.028em',
  textWrap: 'balance',
})
export const by = style({ fontSize: '1.125rem', marginTop: 10 })
export const description = style({
  marginTop: space[3],
  font: `400 ${type.prose}/1.55 ${type.serif}`,
  color: color.ink2,
  maxWidth: '46ch',
  whiteSpace: 'pre-line',
})

export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  fontSize: '.9375rem',
  marginTop: space[4],
  borderBottom: `1px solid ${color.line}`,
})
globalStyle(`${facts} > *`, { paddingBlock: 9, borderTop: `1px solid ${color.line}` })
globalStyle(`${facts} dt`, { color: color.ink3, paddingRight: space[4] })
globalStyle(`${facts} dd`, { fontVariantNumeric: 'tabular-nums' })

export const priceLine = style({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: space[2],
  marginTop: space[4],
})
export const price = style({
  selectors: { '&&': { fontSize: '1.75rem', fontWeight: 400, letterSpacing: '-.01em' } },
})

export const actions = style({
  display: 'grid',
  gridTemplateColumns: '1fr 56px',
  alignItems: 'start',
  gap: 12,
  marginTop: space[2],
})
globalStyle(`${actions} > :first-child`, { width: '100%' })
export const heart = style({
  selectors: {
    '&&': { width: 56, height: 56, border: `1px solid ${color.control}`, borderRadius: size.radius },
  },
})
export const promises = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  marginTop: space[1],
})
export const promise = style({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  fontSize: type.label,
  color: color.ink2,
})
