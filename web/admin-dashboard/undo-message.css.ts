import { style } from '@vanilla-extract/css'

export const message = style({ display: 'flex', alignItems: 'center', gap: 8 })

/** As high as a target without making the toast higher. */
export const undo = style({ marginBlock: -11, marginLeft: 'auto', flex: 'none' })
