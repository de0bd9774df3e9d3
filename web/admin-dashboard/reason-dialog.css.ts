import { style } from '@vanilla-extract/css'
import { color, space } from '#web/theme/contract.css.ts'

export const form = style({ display: 'grid', gap: space[3], marginTop: space[2], color: color.ink })
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: 12 })
