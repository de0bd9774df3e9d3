import { style } from '@vanilla-extract/css'
import { space } from '#web/theme/contract.css.ts'

export const before = style({ display: 'flex', justifyContent: 'center', marginBottom: space[5] })
export const more = style({
  display: 'grid',
  justifyItems: 'center',
  gap: space[2],
  marginTop: space[8],
})
