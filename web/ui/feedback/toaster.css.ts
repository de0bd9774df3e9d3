import { globalStyle, keyframes, style, styleVariants } from '@vanilla-extract/css'
import { from, reducedMotion } from '#web/theme/breakpoints.ts'
import { color, motion, size, space, type } from '#web/theme/contract.css.ts'

/** Errors in the middle, everything else at the right: beside each other where there is room, else below. */
export const region = style({
  position: 'fixed',
  zIndex: 80,
  top: `calc(${size.header} + 8px)`,
  left: space[2],
  right: space[2],
  display: 'grid',
  alignItems: 'start',
  pointerEvents: 'none',
  '@media': { [from('three')]: { gridTemplateColumns: '1fr auto 1fr' } },
})
const stack = style({
  display: 'grid',
  gap: 12,
  width: 'min(376px, 100%)',
  selectors: { '&:not(:empty)': { paddingBottom: 12 } },
})
export const place = styleVariants({
  centre: [stack, { justifySelf: 'center', '@media': { [from('three')]: { gridColumn: 2 } } }],
  right: [stack, { justifySelf: 'end', '@media': { [from('three')]: { gridColumn: 3 } } }],
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
  selectors: { '&[data-leaving]': { opacity: 0 } },
})
/** Runs out with the toast's time. */
export const hairline = style({
  position: 'absolute',
  left: 0,
  bottom: 0,
  height: 2,
  width: '100%',
  background: 'currentColor',
  animation: `${runOut} 5000ms linear forwards`,
  '@media': { [reducedMotion]: { animation: 'none' } },
})
globalStyle(`[data-paused] ${hairline}`, { animationPlayState: 'paused' })

globalStyle(`${base} > svg, ${base} > span:first-child`, { marginTop: 2 })

export const kind = styleVariants({
  default: [base, { color: color.ink }],
  success: [base, { color: color.ok }],
  info: [base, { color: color.info }],
  error: [base, { color: color.err }],
  noted: [base, { color: color.err }],
  warning: [base, { color: color.warn }],
  loading: [base, { color: color.ink2 }],
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
