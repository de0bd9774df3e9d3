import { globalStyle, style } from '@vanilla-extract/css'
import { space } from '#web/theme/contract.css.ts'

export const before = style({ display: 'flex', justifyContent: 'center', marginBottom: space[5] })
export const more = style({
  display: 'grid',
  justifyItems: 'center',
  gap: space[2],
  marginTop: space[8],
})

/** Around each card is room for its heart and its rings, which end at its edge while it is left undrawn. */
export const wall = style({})
globalStyle(`${wall} > article`, { margin: -12, padding: 12 })

/** A card that is not drawn while it is out of sight: nothing else of it may change, or whoever reads the wall is moved along. */
export const undrawn = style({ contentVisibility: 'auto' })
