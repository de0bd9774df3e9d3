import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { color, size } from '#web/theme/contract.css.ts'

const base = style({
  display: 'flex',
  gap: 12,
  alignItems: 'flex-start',
  padding: '14px 16px',
  borderLeft: '3px solid currentColor',
  borderRadius: `0 ${size.radius} ${size.radius} 0`,
  fontSize: '.9375rem',
})

export const tone = styleVariants({
  err: [base, { background: color.errWash, color: color.err }],
  info: [base, { background: color.infoWash, color: color.info }],
  warn: [base, { background: color.warnWash, color: color.warn }],
  ok: [base, { background: color.okWash, color: color.ok }],
})

export const text = style({ color: color.ink, minWidth: 0 })
globalStyle(`${base} > svg`, { marginTop: 1 })
