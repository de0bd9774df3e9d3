import { globalStyle, style } from '@vanilla-extract/css'
import { color, motion, size, type } from '#web/theme/contract.css.ts'

export const field = style({ display: 'block', minWidth: 0 })
export const label = style({ display: 'block', fontSize: type.label, fontWeight: 500, marginBottom: 6 })
export const hint = style({ fontSize: type.meta, color: color.ink3, marginTop: 6 })

export const input = style({
  display: 'block',
  width: '100%',
  minHeight: size.field,
  padding: '11px 14px',
  background: color.card,
  border: `1px solid ${color.control}`,
  borderRadius: size.radius,
  lineHeight: 1.5,
  transition: `border-color ${motion.quick}`,
  '::placeholder': { color: color.ink3, opacity: 1 },
  ':hover': { borderColor: color.ink },
  ':focus-visible': { borderColor: color.ink, outlineOffset: 0, boxShadow: 'none' },
  ':disabled': { background: color.plinth, borderColor: color.plinth, color: color.ink3 },
  selectors: {
    '&[aria-invalid="true"]': { borderColor: color.err, boxShadow: `inset 0 0 0 1px ${color.err}` },
  },
})
/** What a browser draws into a date is higher than a line of text. */
globalStyle(`${input}[type='date']`, { height: size.field })
globalStyle(`textarea${input}`, { minHeight: 120, resize: 'vertical' })

/** Numbers as typed: figures of one width. */
export const number = style({ fontVariantNumeric: 'tabular-nums', letterSpacing: '.02em' })

export const error = style({
  display: 'flex',
  gap: 6,
  alignItems: 'flex-start',
  marginTop: 6,
  fontSize: type.label,
  lineHeight: 1.35,
  color: color.err,
})
