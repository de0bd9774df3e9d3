import { style } from '@vanilla-extract/css'
import { color, size, space, type } from '#web/theme/contract.css.ts'

export const scroll = style({ overflowX: 'auto', maxWidth: '100%', marginTop: space[1] })
export const table = style({ width: 'auto', fontVariantNumeric: 'tabular-nums' })
export const cell = style({ padding: 0, border: `1px solid ${color.line}` })

/** As wide as what stands in it: where all columns have no room, the table is moved in itself. */
export const input = style({
  minWidth: '100%',
  minHeight: size.target,
  padding: '6px 10px',
  background: color.card,
  border: 0,
  ':focus-visible': { outlineOffset: -2, boxShadow: 'none' },
})
export const head = style([input, { background: color.wall, fontSize: type.label, fontWeight: 500 }])

export const end = style({ padding: 0, paddingLeft: space[1] })
export const ending = style({ display: 'flex', alignItems: 'center', gap: space[1] })
export const text = style({
  width: '100%',
  marginTop: space[1],
  padding: '8px 12px',
  background: color.card,
  border: `1px solid ${color.control}`,
  borderRadius: size.radius,
})
