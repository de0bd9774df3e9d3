import { globalStyle, keyframes, style, styleVariants } from '@vanilla-extract/css'
import { color, motion, size, space, type } from '#web/theme/contract.css.ts'

const stack = style({
  position: 'fixed',
  zIndex: 80,
  top: `calc(${size.header} + 8px)`,
  display: 'grid',
  gap: 12,
  width: 'min(376px, calc(100vw - 32px))',
  pointerEvents: 'none',
})
export const place = styleVariants({
  right: [stack, { right: space[2] }],
  centre: [stack, { left: '50%', transform: 'translateX(-50%)' }],
})

const come = keyframes({ from: { opacity: 0, transform: 'translateY(-8px)' } })
const runOut = keyframes({ from: { width: '100%' }, to: { width: 0 } })

const base = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'auto 1fr auto',
  alignItems: 'start',
  gap: 12,
  padding: '14px 6px 14px 16px',
  background: color.card,
  borderRadius: size.radius,
  boxShadow: color.lift,
  overflow: 'hidden',
  fontSize: '.9375rem',
  pointerEvents: 'auto',
  touchAction: 'pan-y',
  animation: `${come} ${motion.calm} ${motion.ease}`,
  transition: `opacity ${motion.calm}`,
  // The hairline runs out with the toast's time.
  '::after': {
    content: '""',
    position: 'absolute',
    left: 0,
    bottom: 0,
    height: 2,
    width: '100%',
    background: 'currentColor',
    animation: `${runOut} 5000ms linear forwards`,
  },
  selectors: { '&[data-leaving]': { opacity: 0 } },
})
globalStyle(`[data-paused] ${base}::after`, { animationPlayState: 'paused' })
globalStyle(`${base} > svg, ${base} > span:first-child`, { marginTop: 2 })

export const kind = styleVariants({
  default: [base, { color: color.ink }],
  success: [base, { color: color.ok }],
  info: [base, { color: color.info }],
  error: [base, { color: color.err }],
  warning: [base, { color: color.warn }],
  loading: [base, { color: color.ink2, '::after': { display: 'none' } }],
})

export const text = style({ paddingBlock: 1, minWidth: 0, color: color.ink })
globalStyle(`${text} small`, { display: 'block', fontSize: type.label, color: color.ink2, marginTop: 2 })
globalStyle(`${text} a`, { textDecoration: 'underline', textUnderlineOffset: '.2em' })

export const close = style({
  width: size.target,
  height: size.target,
  margin: '-11px 0',
  display: 'grid',
  placeItems: 'center',
  color: color.ink3,
  ':hover': { color: color.ink },
})
