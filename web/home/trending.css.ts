import { globalStyle, style } from '@vanilla-extract/css'
import { below } from '#web/theme/breakpoints.ts'
import { space } from '#web/theme/contract.css.ts'

export const filters = style({
  display: 'flex',
  gap: space[2],
  '@media': { [below('page')]: { width: '100%', gap: 12 } },
})
globalStyle(`${filters} > div`, {
  minWidth: 190,
  '@media': { [below('page')]: { minWidth: 0, flex: 1 } },
})
export const leftOut = style({ marginBottom: space[4] })
export const more = style({ display: 'flex', justifyContent: 'center', marginTop: space[8] })
export const failed = style({
  display: 'grid',
  justifyItems: 'center',
  gap: space[3],
  paddingBlock: space[8],
  textAlign: 'center',
})
