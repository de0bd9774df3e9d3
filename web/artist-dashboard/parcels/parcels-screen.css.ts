import { style } from '@vanilla-extract/css'
import { color, size, space } from '#web/theme/contract.css.ts'
import { forcedChoice } from '#web/theme/forced-choice.ts'

export const filters = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  marginBottom: space[3],
})
export const filter = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: size.target,
  padding: '0 14px',
  border: `1px solid ${color.control}`,
  borderRadius: size.radius,
  fontSize: '.875rem',
  ':hover': { borderColor: color.ink },
  selectors: {
    '&[aria-current]': { background: color.ink, borderColor: color.ink, color: color.onInk },
  },
  '@media': { '(forced-colors: active)': { selectors: { '&[aria-current]': forcedChoice } } },
})
