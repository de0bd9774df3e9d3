import { globalStyle, style } from '@vanilla-extract/css'
import { from } from '#web/theme/breakpoints.ts'
import { color, size, space } from '#web/theme/contract.css.ts'

export const bar = style({
  position: 'sticky',
  bottom: 0,
  zIndex: 35,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[2],
  padding: `10px ${size.gutter} calc(10px + env(safe-area-inset-bottom))`,
  background: color.paper,
  borderTop: `1px solid ${color.line}`,
  '@media': { [from('page')]: { display: 'none' } },
})
globalStyle(`${bar} > button`, { flex: 1, maxWidth: 220 })
