import { globalStyle, style } from '@vanilla-extract/css'
import { below } from '#web/theme/breakpoints.ts'
import { color, mark, space } from '#web/theme/contract.css.ts'

export const tabs = style({
  display: 'flex',
  gap: space[4],
  borderBottom: `1px solid ${color.line}`,
  overflowX: 'auto',
  overflowY: 'hidden',
  scrollbarWidth: 'none',
  '@media': { [below('page')]: { gap: space[3] } },
})

export const tab = style({
  position: 'relative',
  minHeight: 52,
  padding: '0 2px',
  color: color.ink2,
  whiteSpace: 'nowrap',
  display: 'inline-flex',
  alignItems: 'center',
  gap: 8,
  ':hover': { color: color.ink },
  ':focus-visible': { outlineOffset: -3, boxShadow: 'none' },
})
globalStyle(`${tab}[aria-selected="true"]`, { color: color.ink, fontWeight: 500 })
globalStyle(`${tab}[aria-selected="true"]::after`, {
  content: '""',
  position: 'absolute',
  inset: 'auto 0 0',
  height: 2,
  background: mark.done,
})
