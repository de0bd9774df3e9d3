import { style } from '@vanilla-extract/css'
import { color, size, type } from '#web/theme/contract.css.ts'

export const notice = style({
  background: color.warnWash,
  color: color.ink,
  padding: `10px ${size.gutter}`,
  textAlign: 'center',
  fontSize: type.label,
})
