import { globalStyle, style } from '@vanilla-extract/css'
import { from } from '#web/theme/breakpoints.ts'
import { color, space, type } from '#web/theme/contract.css.ts'

const hair = `1px solid ${color.line}`

/** A field for words: as wide as the other fields leave it. */
export const words = style({ '@media': { [from('page')]: { flex: '1 1 150px', maxWidth: 240 } } })
export const entries = style({ borderTop: `1px solid ${color.control}` })
export const entry = style({
  display: 'grid',
  gap: `${space[2]} ${space[4]}`,
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  paddingBlock: space[3],
  borderBottom: hair,
  '@media': { [from('columns')]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' } },
})
export const sentence = style({ overflowWrap: 'anywhere' })
export const changes = style({ width: '100%', tableLayout: 'fixed', borderCollapse: 'collapse' })
globalStyle(`${changes} :is(th, td)`, {
  textAlign: 'left',
  verticalAlign: 'top',
  padding: `4px ${space[2]} 4px 0`,
  fontSize: type.label,
  fontWeight: 400,
  overflowWrap: 'anywhere',
})
globalStyle(`${changes} thead th`, { color: color.ink3, fontSize: type.meta })
globalStyle(`${changes} tbody th`, { color: color.ink2 })
