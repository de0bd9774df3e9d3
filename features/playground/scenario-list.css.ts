import { style } from '@vanilla-extract/css'
import { from } from '#web/theme/breakpoints.ts'
import { color, size, space, type } from '#web/theme/contract.css.ts'

export const list = style({ display: 'grid', gap: space[2], alignContent: 'start', minWidth: 0 })
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space[1] })
export const progress = style({ display: 'flex', alignItems: 'center', gap: space[2], whiteSpace: 'nowrap' })
export const bar = style({ flex: 1, minWidth: 0, accentColor: color.ochre })

/** Where there is room beside it, the list keeps to itself. */
export const features = style({
  maxHeight: 340,
  overflowY: 'auto',
  '@media': { [from('columns')]: { maxHeight: 'calc(100vh - 220px)' } },
})
export const feature = style({ borderTop: `1px solid ${color.line}` })
export const summary = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[1],
  minHeight: size.target,
  cursor: 'pointer',
})
export const scenario = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[1],
  width: '100%',
  minHeight: size.target,
  padding: `4px ${space[1]}`,
  textAlign: 'left',
  fontSize: type.label,
  ':hover': { background: color.wall },
  selectors: { '&[aria-current]': { background: color.wall, fontWeight: 500 } },
})
