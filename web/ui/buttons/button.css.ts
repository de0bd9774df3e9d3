import { globalStyle, keyframes, style, styleVariants } from '@vanilla-extract/css'
import { reducedMotion } from '#web/theme/breakpoints.ts'
import { color, motion, size } from '#web/theme/contract.css.ts'

const base = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 10,
  minHeight: size.target,
  padding: '10px 24px',
  border: '1px solid transparent',
  borderRadius: size.radius,
  fontWeight: 500,
  fontSize: '.9375rem',
  lineHeight: 1.2,
  textAlign: 'center',
  cursor: 'pointer',
  transition: `background-color ${motion.quick}, color ${motion.quick}, border-color ${motion.quick}`,
  // Nobody presses paper.
  '@media': { print: { display: 'none' } },
})

export const look = styleVariants({
  primary: [
    base,
    {
      background: color.ink,
      color: color.onInk,
      borderColor: color.ink,
      ':hover': { background: color.ochre, borderColor: color.ochre, color: color.onOchre },
      ':active': { background: color.ochreDeep, borderColor: color.ochreDeep },
    },
  ],
  secondary: [
    base,
    {
      borderColor: color.control,
      ':hover': { borderColor: color.ink, background: color.ink, color: color.onInk },
    },
  ],
  quiet: [
    base,
    {
      paddingInline: 0,
      textDecoration: 'underline',
      textDecorationThickness: 1,
      textUnderlineOffset: '.3em',
      textDecorationColor: color.control,
      ':hover': { color: color.ochre, textDecorationColor: color.ochre },
    },
  ],
  danger: [
    base,
    { borderColor: color.err, color: color.err, ':hover': { background: color.err, color: color.paper } },
  ],
  /** On the painted wall. */
  paper: [
    base,
    {
      background: color.onFeature,
      color: '#1B1814',
      borderColor: color.onFeature,
      ':hover': { background: 'transparent', color: color.onFeature },
    },
  ],
  /** The lesser of two on the painted wall. */
  outline: [
    base,
    {
      borderColor: color.onFeature,
      color: color.onFeature,
      ':hover': { background: color.onFeature, color: color.feature },
    },
  ],
})

globalStyle(`${base}:is(:disabled, [aria-disabled="true"]):not([data-waits])`, {
  background: color.plinth,
  borderColor: color.plinth,
  color: color.ink3,
  cursor: 'not-allowed',
})

export const large = style({ minHeight: 56, paddingInline: 32, fontSize: '1rem' })
export const wide = style({ width: '100%' })

const turn = keyframes({ to: { transform: 'rotate(1turn)' } })

export const ring = style({
  width: 18,
  height: 18,
  borderRadius: '50%',
  border: '2px solid currentColor',
  borderRightColor: 'transparent',
  animation: `${turn} 900ms linear infinite`,
  flex: 'none',
  '@media': { [reducedMotion]: { animationDuration: '4s' } },
})
