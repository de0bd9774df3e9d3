import { globalStyle, style } from '@vanilla-extract/css'
import { color, size, space, type } from '#web/theme/contract.css.ts'

export const panel = style({ display: 'grid', gap: space[5] })
export const part = style({ display: 'grid', gap: space[2], minWidth: 0 })
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: `4px ${space[2]}`,
})
export const note = style({ color: color.ink2, fontSize: type.label, maxWidth: '52ch' })
export const error = style({ color: color.err, fontSize: type.label })
export const actions = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 12 })
export const entry = style({ display: 'grid', gap: space[2], maxWidth: 420 })

export const steps = style({ display: 'grid', gap: space[3], listStyle: 'decimal', paddingLeft: '1.2em' })
globalStyle(`${steps} > li`, { paddingLeft: 8 })
/** Cameras want dark on light, by night too. */
export const qr = style({
  display: 'block',
  width: 208,
  height: 208,
  maxWidth: '100%',
  marginBlock: space[2],
  background: '#fff',
})
export const details = style({ fontSize: type.label, color: color.ink2 })
globalStyle(`${details} > summary`, {
  minHeight: size.target,
  display: 'list-item',
  paddingBlock: 12,
  cursor: 'pointer',
})
globalStyle(`${details} a`, { textDecoration: 'underline', textUnderlineOffset: '.22em' })
export const secret = style({ color: color.ink, overflowWrap: 'anywhere', userSelect: 'all' })

export const codes = style({ display: 'grid', gap: space[2], padding: space[3], background: color.wall })
export const codeList = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 232px), 1fr))',
  gap: `4px ${space[3]}`,
  userSelect: 'text',
})
/** Buttons say nothing on paper. */
export const unprinted = style({ '@media': { print: { display: 'none' } } })

export const passkeys = style({ borderTop: `1px solid ${color.line}` })
globalStyle(`${passkeys} > li`, {
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  paddingBlock: 10,
  borderBottom: `1px solid ${color.line}`,
})
export const passkey = style({ flex: '1 1 auto', minWidth: 0, overflowWrap: 'anywhere' })
globalStyle(`${passkey} > small`, { display: 'block', fontSize: type.label, color: color.ink2 })
