import { style } from '@vanilla-extract/css'
import { color } from '#web/theme/contract.css.ts'

export const picture = style({ background: color.plinth, color: color.ink3 })
