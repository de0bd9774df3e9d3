import { style } from '@vanilla-extract/css'
import { from } from '#web/theme/breakpoints.ts'
import { color, size, space, type } from '#web/theme/contract.css.ts'

export const count = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  minHeight: size.target,
  color: color.ink2,
})

export const columns = style({
  paddingBlock: `${space[3]} ${size.section}`,
  '@media': {
    [from('search')]: { display: 'grid', gridTemplateColumns: '190px minmax(0, 1fr)', gap: space[8] },
  },
})
export const index = style({
  display: 'none',
  '@media': {
    [from('search')]: {
      display: 'block',
      position: 'sticky',
      top: space[3],
      alignSelf: 'start',
      maxHeight: '100vh',
      overflowY: 'auto',
    },
  },
})
export const entry = style({
  justifyContent: 'space-between',
  width: '100%',
  color: color.ink2,
  ':hover': { color: color.ochre },
})
export const number = style({ fontSize: type.meta, color: color.ink3, fontVariantNumeric: 'tabular-nums' })
export const list = style({ minWidth: 0 })
