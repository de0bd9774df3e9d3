import { globalStyle, style } from '@vanilla-extract/css'
import { from } from '#web/theme/breakpoints.ts'
import { color, size, space, type } from '#web/theme/contract.css.ts'

const hair = `1px solid ${color.line}`

export const lines = style({ borderTop: hair })

export const line = style({
  display: 'grid',
  gridTemplateColumns: '96px minmax(0, 1fr) auto',
  gap: `4px ${space[2]}`,
  paddingBlock: space[3],
  borderBottom: hair,
  '@media': {
    [from('columns')]: {
      gridTemplateColumns: '136px minmax(0, 1fr) auto 120px',
      gap: `4px ${space[4]}`,
      alignItems: 'center',
    },
  },
})

export const picture = style({
  gridRow: '1 / 4',
  width: 96,
  height: 96,
  display: 'grid',
  placeItems: 'center start',
  '@media': { [from('columns')]: { gridRow: '1 / 3', width: 136, height: 136 } },
})
globalStyle(`${picture} img`, { maxWidth: '100%', maxHeight: 96, width: 'auto', height: 'auto' })
globalStyle(`${picture} img`, { '@media': { [from('columns')]: { maxHeight: 136 } } })

export const what = style({
  gridColumn: '2 / -1',
  minWidth: 0,
  '@media': { [from('columns')]: { gridColumn: 2, gridRow: '1 / 3', alignSelf: 'center' } },
})
globalStyle(`${what} h2`, { fontSize: '1.25rem', lineHeight: 1.25 })
globalStyle(`${what} p`, { fontSize: '.9375rem', color: color.ink2, marginTop: 2 })

export const atStock = style({ display: 'flex', gap: 8, alignItems: 'center' })
globalStyle(`${what} ${atStock}`, { color: color.warn, fontSize: type.label, marginTop: 6 })

export const lost = style({
  minHeight: size.target,
  display: 'flex',
  alignItems: 'center',
  color: color.ink2,
})

export const quantity = style({
  gridColumn: 2,
  marginTop: 10,
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  flexWrap: 'wrap',
  '@media': {
    [from('columns')]: { gridColumn: 3, gridRow: '1 / 3', margin: 0, flexDirection: 'column', gap: 0 },
  },
})

export const remove = style({
  minHeight: size.target,
  fontSize: type.label,
  color: color.ink2,
  display: 'inline-flex',
  gap: 6,
  alignItems: 'center',
  ':hover': { color: color.err },
})

export const total = style({
  gridColumn: 3,
  alignSelf: 'end',
  minHeight: size.target,
  display: 'grid',
  alignItems: 'center',
  textAlign: 'right',
  fontWeight: 500,
  fontSize: '1.0625rem',
  '@media': { [from('columns')]: { gridColumn: 4, gridRow: '1 / 3', alignSelf: 'center' } },
})

export const notices = style({ display: 'grid', gap: space[2] })
globalStyle(`${notices} > :last-child`, { marginBottom: space[3] })
globalStyle(`${notices} li + li`, { marginTop: 4 })
globalStyle(`${notices} button`, { marginTop: space[1] })

export const bones = style({ display: 'grid', gap: space[3], maxWidth: 820 })
