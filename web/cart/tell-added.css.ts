import { style } from '@vanilla-extract/css'

export const added = style({ display: 'flex', alignItems: 'center', gap: 12 })
/** The whole work, whatever its proportion. */
export const picture = style({ flex: 'none', width: 56, height: 56, objectFit: 'contain' })
export const way = style({ display: 'block', width: 'fit-content', marginTop: 4 })
