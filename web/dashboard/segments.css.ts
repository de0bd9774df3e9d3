import { style } from '@vanilla-extract/css'
import { color, size } from '#web/theme/contract.css.ts'
import { forcedChoice } from '#web/theme/forced-choice.ts'

/** Ways to show the same thing, side by side; one of them is chosen. */
export const segments = style({
  display: 'inline-flex',
  border: `1px solid ${color.control}`,
  borderRadius: size.radius,
})
export const segment = style({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  minHeight: size.target,
  paddingInline: 16,
  fontSize: '.9375rem',
  color: color.ink2,
  selectors: {
    '& + &': { borderLeft: `1px solid ${color.control}` },
    '&[aria-current]': { background: color.ink, color: color.onInk },
    '&:not([aria-current]):hover': { color: color.ink },
  },
  '@media': { '(forced-colors: active)': { selectors: { '&[aria-current]': forcedChoice } } },
})
