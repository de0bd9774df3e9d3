import { globalStyle, style } from '@vanilla-extract/css'
import { color, space, type } from '#web/theme/contract.css.ts'

const hair = `1px solid ${color.line}`

export const lines = style({ borderBottom: hair, marginBottom: 8 })
export const line = style({
  display: 'grid',
  gridTemplateColumns: '64px minmax(0, 1fr) auto',
  gap: `0 ${space[2]}`,
  paddingBlock: 14,
  borderTop: hair,
  alignItems: 'center',
})
export const picture = style({
  width: 64,
  height: 64,
  objectFit: 'contain',
  objectPosition: 'left center',
})
export const title = style({ fontSize: '1.0625rem', lineHeight: 1.25 })
export const quantity = style({ marginTop: 2 })
/** No single word on a line of its own. */
export const sending = style({ textWrap: 'balance' })
export const trouble = style({
  gridColumn: '1 / -1',
  marginTop: 8,
  fontSize: type.label,
  color: color.err,
  display: 'flex',
  gap: 6,
})
globalStyle(`${trouble} svg`, { marginTop: 2 })
