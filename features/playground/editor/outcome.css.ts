import { style } from '@vanilla-extract/css'
import { color, space, type } from '#web/theme/contract.css.ts'

export const none = style({
  width: 24,
  height: 24,
  borderRadius: '50%',
  border: `1px dashed ${color.line}`,
  flex: 'none',
})
export const mark = style({
  display: 'inline-grid',
  placeItems: 'center',
  width: 24,
  height: 24,
  borderRadius: '50%',
  flex: 'none',
  position: 'relative',
})
export const holds = style({ background: color.okWash, color: color.ok })
export const fails = style({ background: color.errWash, color: color.err })
export const skipped = style({ background: color.wall, color: color.ink3 })
export const unknown = style({ background: color.warnWash, color: color.warn })

/** Why a sentence does not hold, below it. */
export const reason = style({
  marginTop: space[1],
  padding: `${space[1]} ${space[2]}`,
  borderLeft: `2px solid ${color.err}`,
  background: color.errWash,
  color: color.ink,
  fontSize: type.label,
  overflowWrap: 'anywhere',
})
export const compared = style({
  display: 'grid',
  gridTemplateColumns: 'max-content 1fr',
  columnGap: space[2],
  rowGap: 4,
  marginBlock: space[1],
})
export const term = style({ color: color.ink2 })
