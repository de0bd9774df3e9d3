import { style } from '@vanilla-extract/css'
import { space } from '#web/theme/contract.css.ts'

export const page = style({ paddingTop: space[8], display: 'grid', gap: space[3], justifyItems: 'start' })
