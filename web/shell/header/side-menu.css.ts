import { globalStyle, style } from '@vanilla-extract/css'
import { color, mark, motion, size, space, type } from '#web/theme/contract.css.ts'

export const menu = style({
  position: 'fixed',
  inset: '0 0 0 auto',
  width: size.menu,
  maxWidth: 'none',
  height: '100dvh',
  maxHeight: 'none',
  margin: 0,
  padding: `13px ${size.gutter} ${space[4]}`,
  border: 0,
  background: color.paper,
  color: color.ink,
  boxShadow: color.lift,
  flexDirection: 'column',
  overflowY: 'auto',
  transition: `transform ${motion.calm} ${motion.ease}`,
  selectors: { '&[open]': { display: 'flex' } },
  '::backdrop': { background: color.scrim },
  '@starting-style': { transform: 'translateX(100%)' },
})

export const head = style({ display: 'flex', justifyContent: 'flex-end', margin: `0 -12px ${space[2]} 0` })
export const foot = style({ marginTop: 'auto', paddingTop: space[4] })

export const link = style({
  display: 'flex',
  alignItems: 'center',
  gap: 14,
  width: '100%',
  minHeight: 60,
  font: `400 1.75rem/1.1 ${type.serif}`,
  letterSpacing: '-.01em',
  borderBottom: `1px solid ${color.line}`,
})
globalStyle(`${link}[aria-current]::after`, {
  content: '""',
  width: 10,
  height: 10,
  borderRadius: '50%',
  background: mark.here,
})
globalStyle(`${link} > span`, { fontFamily: type.sans, letterSpacing: 0 })
