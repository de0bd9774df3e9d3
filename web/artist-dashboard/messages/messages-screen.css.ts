import { globalStyle, style } from '@vanilla-extract/css'
import { color, mark, space, type } from '#web/theme/contract.css.ts'

const hair = `1px solid ${color.line}`

export const messages = style({ borderTop: `1px solid ${color.control}`, maxWidth: 820 })
export const message = style({ borderBottom: hair })
export const summary = style({
  display: 'grid',
  gridTemplateColumns: '12px minmax(0, 1fr) auto',
  gap: 12,
  alignItems: 'baseline',
  paddingBlock: 18,
  cursor: 'pointer',
  listStyle: 'none',
  selectors: { '&::-webkit-details-marker': { display: 'none' } },
  ':hover': { color: color.ochre },
})
export const dot = style({
  width: 8,
  height: 8,
  borderRadius: '50%',
  selectors: { '&[data-unread]': { background: mark.here } },
})
export const subject = style({ overflowWrap: 'anywhere' })
globalStyle(`${message}[data-unread] ${subject}`, { fontWeight: 600 })
export const when = style({ fontSize: type.meta, color: color.ink3, whiteSpace: 'nowrap' })
export const inside = style({ display: 'grid', gap: space[2], padding: `0 0 ${space[3]} 24px` })
export const words = style({ whiteSpace: 'pre-line', overflowWrap: 'anywhere', maxWidth: '62ch' })
export const answer = style({ paddingLeft: space[2], borderLeft: `2px solid ${color.control}` })
export const form = style({ display: 'grid', gap: 12, justifyItems: 'start' })
globalStyle(`${form} > div`, { width: '100%' })
