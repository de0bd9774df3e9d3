import { style, styleVariants } from '@vanilla-extract/css'
import { color, mark, size, type } from '#web/theme/contract.css.ts'

const base = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 8,
  fontSize: type.label,
  fontWeight: 500,
  whiteSpace: 'nowrap',
  '::before': {
    content: '""',
    width: 8,
    height: 8,
    borderRadius: '50%',
    background: 'currentColor',
    flex: 'none',
  },
  '@media': { '(forced-colors: active)': { '::before': { background: mark.done } } },
})

/** Filled: it is so. Ring: it is waited for. Dash: it has ended. */
export const form = styleVariants({
  is: [base],
  waits: [
    base,
    {
      '::before': { background: 'none', border: '2px solid currentColor' },
      '@media': { '(forced-colors: active)': { '::before': { background: 'none' } } },
    },
  ],
  ended: [base, { '::before': { borderRadius: 0, height: 2 } }],
})

export const tone = styleVariants({
  ok: { color: color.ok },
  warn: { color: color.warn },
  info: { color: color.info },
  err: { color: color.err },
  mute: { color: color.ink3 },
})

export const sold = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 10,
  minHeight: size.target,
  fontWeight: 500,
  fontSize: '.9375rem',
  whiteSpace: 'nowrap',
})

export const dot = style({
  display: 'inline-block',
  width: 12,
  height: 12,
  borderRadius: '50%',
  background: mark.here,
  flex: 'none',
})

/** As what is sold, but waited for; it may need a second line. */
export const held = style({
  fontWeight: 500,
  fontSize: '.9375rem',
  '::before': {
    content: '""',
    display: 'inline-block',
    width: 8,
    height: 8,
    marginInlineEnd: 10,
    border: '2px solid currentColor',
    borderRadius: '50%',
  },
})
