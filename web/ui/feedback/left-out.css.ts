import { style } from '@vanilla-extract/css'
import { space } from '#web/theme/contract.css.ts'

export const note = style({ marginBottom: space[3] })
