import { globalStyle, style } from '@vanilla-extract/css'
import { color, size, space, type } from '#web/theme/contract.css.ts'

export const conflict = style({
  display: 'grid',
  gap: space[2],
  padding: space[3],
  background: color.warnWash,
  borderLeft: `3px solid ${color.warn}`,
  borderRadius: size.radius,
  minWidth: 0,
})
export const versions = style({ tableLayout: 'fixed' })
globalStyle(`${versions} :is(th, td)`, {
  textAlign: 'left',
  verticalAlign: 'top',
  padding: `8px ${space[2]} 8px 0`,
  borderBottom: `1px solid ${color.line}`,
  fontSize: type.label,
  fontWeight: 400,
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-line',
})
globalStyle(`${versions} th`, { fontWeight: 500 })
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: 12 })
