import { style } from '@vanilla-extract/css'
import { color, size, space } from '#web/theme/contract.css.ts'

export const gone = style({ marginBottom: size.section })
export const list = style({ display: 'grid', gap: 8, marginTop: space[3] })
export const kind = style({ color: color.ink3, marginRight: 6 })
