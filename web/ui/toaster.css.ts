import { keyframes, style, styleVariants } from '@vanilla-extract/css'
import { reducedMotion } from '#web/theme/breakpoints.ts'
import { color, size, space, type } from '#web/theme/contract.css.ts'

const stack = style({
  position: 'fixed',
  zIndex: 80,
  top: `calc(${size.header} + 8px)`,
  display: 'grid',
  gap: 12,
  width: 'min(376px, calc(100vw - 32px))',
  pointerEvents: 'none',
})
export const right = style([stack, { right: space[2] }])
export const centre = style([stack, { left: '50%', transform: 'translateX(-50%)' }])

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
})

// The hairline that runs out with the message's time, and stands still where motion is unwelcome.
const timed = style({
  '::after': {
    content: '""',
    position: 'absolute',
    left: 0,
    bottom: 0,
    height: 2,
    width: '100%',
    background: 'currentColor',
    animation: `${runOut} 5s linear both`,
    '@media': { [reducedMotion]: { animation: 'none' } },
  },
  selectors: {
    '[role="region"]:is(:hover, :focus-within) &::after': { animationPlayState: 'paused' },
  },
})

export const card = styleVariants({
  default: [base, timed, { color: color.ink }],
  success: [base, timed, { color: color.ok }],
  info: [base, timed, { color: color.info }],
  error: [base, timed, { color: color.err }],
  warning: [base, timed, { color: color.warn }],
  loading: [base, { color: color.ink2 }],
})

export const text = style({ color: color.ink, paddingBlock: 1, minWidth: 0 })
export const close = style({
  width: size.target,
  height: size.target,
  margin: '-11px 0',
  display: 'grid',
  placeItems: 'center',
  color: color.ink3,
  fontSize: type.label,
  ':hover': { color: color.ink },
})

const turn = keyframes({ to: { transform: 'rotate(1turn)' } })
export const ring = style({
  width: 18,
  height: 18,
  marginTop: 2,
  borderRadius: '50%',
  border: '2px solid currentColor',
  borderRightColor: 'transparent',
  animation: `${turn} 1s linear infinite`,
  '@media': { [reducedMotion]: { animation: 'none' } },
})
