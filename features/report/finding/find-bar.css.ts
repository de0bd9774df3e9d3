import { globalStyle, style } from '@vanilla-extract/css'
import { below, from } from '#web/theme/breakpoints.ts'
import { color, size, space, type } from '#web/theme/contract.css.ts'

export const bar = style({ display: 'block', marginBlock: `${space[4]} ${space[3]}` })

export const words = style({ position: 'relative' })
globalStyle(`${words} > svg`, { position: 'absolute', left: 18, top: 18, color: color.ink3 })
export const field = style({ minHeight: 56, paddingLeft: 52 })
globalStyle(`${field}::-webkit-search-cancel-button`, { filter: 'grayscale(1)' })

/** For those who have keys. */
export const keys = style({
  marginTop: 8,
  fontSize: type.meta,
  color: color.ink3,
  '@media': { [below('page')]: { display: 'none' }, '(hover: none)': { display: 'none' } },
})
globalStyle(`${keys} kbd`, {
  fontFamily: type.sans,
  padding: '0 6px',
  border: `1px solid ${color.control}`,
  borderRadius: size.radius,
})

export const choices = style({
  display: 'grid',
  gap: space[2],
  marginTop: space[2],
  '@media': {
    [from('page')]: { gridTemplateColumns: 'repeat(2, 1fr)' },
    [from('columns')]: { gridTemplateColumns: 'repeat(4, 1fr)' },
  },
})
export const changed = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 10,
  minHeight: size.target,
  cursor: 'pointer',
  gridColumn: '1 / -1',
})
globalStyle(`${changed} input`, { width: 20, height: 20, margin: 0, accentColor: color.ink, flex: 'none' })
