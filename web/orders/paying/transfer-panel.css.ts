import { globalStyle, style } from '@vanilla-extract/css'
import { below } from '#web/theme/breakpoints.ts'
import { color, size, space, type } from '#web/theme/contract.css.ts'

const hair = `1px solid ${color.line}`

export const panel = style({
  border: hair,
  borderRadius: size.radius,
  padding: space[3],
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  gap: space[3],
})
globalStyle(`${panel} > h2`, { flexBasis: '100%' })

export const facts = style({ flex: '1 1 360px', minWidth: 0 })
export const fact = style({
  display: 'grid',
  gridTemplateColumns: '104px minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: `0 ${space[2]}`,
  minHeight: size.target,
  selectors: { '& + &': { borderTop: hair } },
  '@media': { [below('columns')]: { gridTemplateColumns: '88px minmax(0, 1fr) auto', gap: `0 ${space[1]}` } },
})
globalStyle(`${fact} > dt`, { color: color.ink3, fontSize: type.label })
globalStyle(`${fact} > dd`, { overflowWrap: 'anywhere' })

/** Cameras want dark on light, by night too. */
export const code = style({
  flex: '1 1 176px',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[2],
  color: color.ink2,
  fontSize: type.label,
})
globalStyle(`${code} > svg`, {
  width: 176,
  height: 176,
  borderRadius: size.radius,
  boxShadow: `0 0 0 1px ${color.line}`,
})
globalStyle(`${code} > p`, { flex: '1 1 130px' })
