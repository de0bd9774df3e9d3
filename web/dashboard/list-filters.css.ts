import { globalStyle, style } from '@vanilla-extract/css'
import { below } from '#web/theme/breakpoints.ts'
import { size, space } from '#web/theme/contract.css.ts'

export const filters = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: space[2],
  marginBottom: space[3],
})
/** As high as the fields it stands beside. */
globalStyle(`${filters} > button`, { minHeight: size.field })
/** On a phone what is chosen from stands in pairs. */
globalStyle(`${filters} > *`, { '@media': { [below('page')]: { flex: '1 1 40%' } } })
export const search = style({
  flex: '1 1 280px',
  maxWidth: 420,
  '@media': {
    [below('page')]: { selectors: { [`${filters} > &`]: { flex: '1 1 100%', maxWidth: 'none' } } },
  },
})
