import { style } from '@vanilla-extract/css'
import { space } from '#web/theme/contract.css.ts'

export const standing = style({ display: 'grid', gap: 8, justifyItems: 'start', marginBottom: space[4] })
export const form = style({ display: 'grid', gap: space[3], maxWidth: 560 })
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: 12, marginTop: space[1] })
