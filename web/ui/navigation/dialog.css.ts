import { style } from '@vanilla-extract/css'
import { color, size, space } from '#web/theme/contract.css.ts'

export const dialog = style({
  width: 'calc(100% - 40px)',
  maxWidth: 520,
  padding: space[4],
  border: 0,
  borderRadius: size.radius,
  background: color.card,
  color: color.ink,
  boxShadow: color.lift,
  '::backdrop': { background: color.scrim },
})
export const text = style({ color: color.ink2, marginTop: space[1] })
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: 12, marginTop: space[3] })
