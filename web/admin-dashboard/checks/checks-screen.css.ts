import { style } from '@vanilla-extract/css'
import { space } from '#web/theme/contract.css.ts'

/** What was found, and beneath it what was found before. */
export const part = style({ marginTop: space[6] })

export const title = style({ marginBottom: space[3] })
