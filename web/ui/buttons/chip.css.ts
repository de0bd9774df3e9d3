import { globalStyle, style } from '@vanilla-extract/css'
import { color, size, type } from '#web/theme/contract.css.ts'

const chip = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 8,
  minHeight: 32,
  padding: '4px 12px',
  border: `1px solid ${color.control}`,
  borderRadius: size.radius,
  fontSize: type.label,
})

/** As small as it looks, it is touched like everything else: six pixels more above and below. */
export const linked = style([
  chip,
  {
    position: 'relative',
    ':hover': { borderColor: color.ochre, color: color.ochre },
    '::after': { content: '""', position: 'absolute', inset: '-6px 0' },
  },
])

export const tag = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 8,
  minHeight: size.target,
  fontSize: type.label,
  padding: '0 4px',
  ':hover': { color: color.ochre },
})
globalStyle(`${tag} > span:first-child`, { borderBottom: `1px solid ${color.control}` })
