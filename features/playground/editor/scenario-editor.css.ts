import { style } from '@vanilla-extract/css'
import { below } from '#web/theme/breakpoints.ts'
import { color, size, space, type } from '#web/theme/contract.css.ts'

export const editor = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[2],
  minWidth: 0,
})
export const part = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  minWidth: 0,
  gap: space[1],
  paddingTop: space[2],
  borderTop: `1px solid ${color.line}`,
})
export const legend = style({
  float: 'left',
  width: '100%',
  fontSize: type.label,
  fontWeight: 500,
  color: color.ink2,
})
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[2],
  position: 'sticky',
  bottom: 0,
  zIndex: 10,
  paddingBlock: space[2],
  background: color.paper,
  borderTop: `1px solid ${color.line}`,
  minHeight: size.target,
  '@media': { [below('page')]: { gap: space[1], paddingBlock: space[1] } },
})
/** For those who have keys. */
export const keys = style({ color: color.ink2, '@media': { '(hover: none)': { display: 'none' } } })
/** Below the buttons, and above how it came out. */
export const copied = style({ order: 1, flex: '1 0 100%', ':empty': { display: 'contents' } })
export const verdict = style({ order: 2, flex: '1 0 100%' })
