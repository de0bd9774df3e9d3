import { globalStyle, style } from '@vanilla-extract/css'
import { from } from '#web/theme/breakpoints.ts'
import { color, size, space, type } from '#web/theme/contract.css.ts'

export const footer = style({
  background: color.wall,
  paddingBlock: `${space[8]} ${space[4]}`,
  '@media': { [from('columns')]: { paddingBlock: `${space[10]} ${space[4]}` } },
})

export const grid = style({
  display: 'grid',
  gap: `${space[6]} ${size.gap}`,
  gridTemplateColumns: 'repeat(2, 1fr)',
  '@media': { [from('columns')]: { gridTemplateColumns: '5fr 2fr 2fr 2fr' } },
})

export const brandLine = style({
  gridColumn: '1 / -1',
  '@media': { [from('columns')]: { gridColumn: 'auto' } },
})
export const sentence = style({ color: color.ink2, maxWidth: '36ch', marginTop: 12 })

globalStyle(`${grid} h2`, { font: `500 ${type.label}/1.4 ${type.sans}`, marginBottom: 8, color: color.ink3 })
globalStyle(`${grid} li a`, {
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: size.target,
  minWidth: size.target,
  fontSize: '.9375rem',
})
globalStyle(`${grid} li a:hover`, { color: color.ochre })
globalStyle(`${grid} li a[aria-current]`, { textDecoration: 'underline', textUnderlineOffset: '.3em' })

export const base = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `${space[1]} ${space[4]}`,
  marginTop: space[6],
  paddingTop: space[3],
  borderTop: `1px solid ${color.line}`,
  fontSize: type.meta,
  color: color.ink3,
})
