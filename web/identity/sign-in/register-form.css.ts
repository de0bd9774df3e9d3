import { globalStyle, style } from '@vanilla-extract/css'
import { color, mark, size, type } from '#web/theme/contract.css.ts'

export const roles = style({ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 12 })
export const role = style({
  position: 'relative',
  display: 'block',
  padding: '14px 16px',
  border: `1px solid ${color.control}`,
  borderRadius: size.radius,
  cursor: 'pointer',
  selectors: {
    '&:hover': { borderColor: color.ink },
    '&:has(:checked)': { borderColor: color.ink, boxShadow: `inset 0 0 0 1px ${color.ink}` },
    '&:has(:focus-visible)': { outline: `2px solid ${color.ink}`, outlineOffset: 3 },
  },
})
globalStyle(`${role} input`, {
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  margin: 0,
  opacity: 0,
  cursor: 'pointer',
})
export const name = style({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  fontWeight: 500,
  '::before': {
    content: '""',
    flex: 'none',
    width: 10,
    height: 10,
    borderRadius: '50%',
    border: `1px solid ${color.control}`,
  },
})
globalStyle(`${role}:has(:checked) ${name}::before`, { background: mark.here, borderColor: color.ochre })
export const promise = style({ display: 'block', marginTop: 2, fontSize: type.meta, color: color.ink3 })
