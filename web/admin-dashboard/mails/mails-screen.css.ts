import { style } from '@vanilla-extract/css'
import { space } from '#web/theme/contract.css.ts'

/** What the states mean, above the list. */
export const note = style({ maxWidth: '62ch', marginBottom: space[4] })
