import { style } from '@vanilla-extract/css'
import { space } from '#web/theme/contract.css.ts'

/** In the form of what comes: a number over its date and code. */
export const bones = style({ display: 'grid', gap: 20 })
export const twoBones = style({ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: space[2] })
/** A way on under what an alert says. */
export const mend = style({ display: 'block', marginTop: 12 })
