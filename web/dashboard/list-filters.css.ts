import { globalStyle, style } from '@vanilla-extract/css'
import { below } from '#web/theme/breakpoints.ts'
import { space } from '#web/theme/contract.css.ts'

export const filters = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: space[2],
  marginBottom: space[3],
})
globalStyle(`${filters} > *`, { '@media': { [below('page')]: { flex: '1 1 100%' } } })
export const search = style({ flex: '1 1 280px', maxWidth: 420 })
