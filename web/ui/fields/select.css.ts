import { style } from '@vanilla-extract/css'
import { color } from '#web/theme/contract.css.ts'

export const frame = style({
  position: 'relative',
  display: 'block',
  '::after': {
    content: '""',
    position: 'absolute',
    right: 16,
    top: '50%',
    width: 8,
    height: 8,
    borderRight: `1.5px solid ${color.ink}`,
    borderBottom: `1.5px solid ${color.ink}`,
    transform: 'translateY(-70%) rotate(45deg)',
    pointerEvents: 'none',
  },
})

export const select = style({
  appearance: 'none',
  paddingRight: 40,
  cursor: 'pointer',
  textOverflow: 'ellipsis',
})
