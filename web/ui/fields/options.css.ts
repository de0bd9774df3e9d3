import { globalStyle, style } from '@vanilla-extract/css'
import { color, mark, size } from '#web/theme/contract.css.ts'

/** Ways to choose from, one under the other; only the chosen one is open. */
export const options = style({ border: `1px solid ${color.control}`, borderRadius: size.radius })
export const option = style({
  borderTop: `1px solid ${color.line}`,
  selectors: {
    '&:first-child': { borderTop: 0 },
    '&:has(input[type="radio"]:checked)': {
      background: `color-mix(in srgb, ${color.wall} 45%, transparent)`,
    },
  },
})
export const optionHead = style({
  display: 'flex',
  alignItems: 'center',
  gap: 14,
  minHeight: 64,
  padding: '0 20px',
  cursor: 'pointer',
  fontWeight: 500,
})
globalStyle(`${optionHead} svg`, { color: color.ink2 })
globalStyle(`${optionHead} input`, {
  appearance: 'none',
  flex: 'none',
  width: 22,
  height: 22,
  margin: 0,
  display: 'grid',
  placeItems: 'center',
  border: `1px solid ${color.control}`,
  borderRadius: '50%',
  background: color.card,
  cursor: 'pointer',
})
globalStyle(`${optionHead} input:checked`, { borderColor: color.ink })
globalStyle(`${optionHead} input:checked::after`, {
  content: '""',
  width: 12,
  height: 12,
  borderRadius: '50%',
  background: mark.here,
})
globalStyle(`${optionHead} input:focus-visible`, { borderRadius: '50%' })
export const optionBody = style({ padding: '4px 20px 24px' })
