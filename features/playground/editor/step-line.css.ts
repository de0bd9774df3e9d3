import { style } from '@vanilla-extract/css'
import { color, size, space, type } from '#web/theme/contract.css.ts'

export const list = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[2] })
export const add = style({ justifySelf: 'start' })
export const line = style({ display: 'flex', gap: space[1], alignItems: 'flex-start' })
export const body = style({ flex: 1, minWidth: 0 })
export const sentence = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[1],
  alignItems: 'center',
  justifyContent: 'space-between',
})

export const keyword = style({
  minHeight: size.target,
  padding: '6px 8px',
  background: color.card,
  border: `1px solid ${color.control}`,
  borderRadius: size.radius,
  fontSize: type.label,
  color: color.ink2,
})
