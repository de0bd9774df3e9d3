import { globalStyle, style } from '@vanilla-extract/css'
import { color, type } from '#web/theme/contract.css.ts'
import { figures } from '#web/theme/text.css.ts'

export const steps = style({ display: 'grid', gap: 8 })
export const step = style({ paddingLeft: 12, borderLeft: '3px solid transparent' })
export const failed = style([
  step,
  { borderLeftColor: color.err, background: color.errWash, paddingBlock: 6 },
])
export const keyword = style({ color: color.ink3 })
export const verdict = style({ color: color.err, fontWeight: 600 })

/** A wide table moves within itself. */
export const frame = style({ overflowX: 'auto', marginTop: 6 })
/** As far in as the sentences above. */
export const examples = style([frame, { paddingLeft: 15 }])
export const table = style([
  figures,
  { width: 'auto', overflowWrap: 'normal', fontSize: type.label, lineHeight: 1.45 },
])
globalStyle(`${table} :is(td, th)`, {
  padding: '5px 16px 5px 0',
  borderBottom: `1px solid ${color.line}`,
  textAlign: 'left',
  fontWeight: 400,
  verticalAlign: 'top',
  whiteSpace: 'pre-wrap',
})
globalStyle(`${table} th`, { fontWeight: 500 })
globalStyle(`${table} tr > :last-child`, { paddingRight: 0 })
export const caption = style({ textAlign: 'left', color: color.ink3, paddingBlock: 4 })
