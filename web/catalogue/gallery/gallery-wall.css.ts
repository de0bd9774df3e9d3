import { style } from '@vanilla-extract/css'
import { space } from '#web/theme/contract.css.ts'

export const before = style({ display: 'flex', justifyContent: 'center', marginBottom: space[5] })
export const more = style({
  display: 'grid',
  justifyItems: 'center',
  gap: space[2],
  marginTop: space[8],
})

/** A card that is not drawn while it is out of sight. The room around it is for its heart and its rings. */
export const undrawn = style({ contentVisibility: 'auto', margin: -12, padding: 12 })
