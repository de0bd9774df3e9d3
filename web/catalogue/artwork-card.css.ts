import { createVar, globalStyle, style } from '@vanilla-extract/css'
import { below } from '#web/theme/breakpoints.ts'
import { color, motion, size, space, type } from '#web/theme/contract.css.ts'
import { frame as stepperFrame } from '#web/ui/fields/quantity-stepper.css.ts'

/** Width divided by height of the work's picture. */
export const ratio = createVar()

export const card = style({
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  // As high as it was when it was drawn, else as most are.
  containIntrinsicHeight: 'auto 640px',
})

/** The space in which a work stands on its lower edge. */
export const hang = style({
  position: 'relative',
  height: size.hang,
  display: 'flex',
  alignItems: 'flex-end',
  '@media': { [below('page')]: { height: 'auto' } },
})

/** The work, as large as it fits into the hanging space without losing its proportions. */
export const art = style({
  position: 'relative',
  width: `min(100%, calc(${size.hang} * ${ratio}))`,
  aspectRatio: ratio,
  '::after': {
    content: '""',
    position: 'absolute',
    inset: 0,
    border: `1px solid ${color.edge}`,
    pointerEvents: 'none',
  },
})
globalStyle(`${art} > a`, { display: 'block' })
globalStyle(`${art} img`, { width: '100%', aspectRatio: ratio })

export const noPicture = style({
  display: 'grid',
  placeItems: 'center',
  width: '100%',
  height: '100%',
  aspectRatio: ratio,
  background: color.plinth,
  color: color.ink3,
  fontSize: type.label,
})

export const over = style({
  position: 'absolute',
  left: 12,
  right: 12,
  bottom: 12,
  padding: '14px 16px',
  background: color.card,
  color: color.ink,
  maxWidth: 340,
  opacity: 0,
  transform: 'translateY(8px)',
  transition: `opacity ${motion.calm}, transform ${motion.calm} ${motion.ease}`,
  pointerEvents: 'none',
  '@media': { '(hover: none)': { display: 'none' } },
})
globalStyle(`${art}:hover ${over}, ${art}:focus-within ${over}`, { opacity: 1, transform: 'none' })
globalStyle(`${over} strong`, { display: 'block', fontWeight: 600, fontSize: type.label })

export const description = style({
  font: `400 .9375rem/1.45 ${type.serif}`,
  color: color.ink2,
  marginTop: 4,
  display: '-webkit-box',
  WebkitLineClamp: 3,
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
})

export const label = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: space[2],
  paddingTop: 18,
})
export const title = style({ font: `italic 400 ${type.title}/1.3 ${type.serif}`, letterSpacing: '-.002em' })
export const year = style({
  fontStyle: 'normal',
  color: color.ink2,
  fontVariantNumeric: 'tabular-nums lining-nums',
})
export const artist = style({ fontSize: '.9375rem', lineHeight: 1.4, marginTop: 2 })
export const what = style({ fontSize: type.label, lineHeight: 1.45, color: color.ink3, marginTop: 2 })
export const heart = style({ margin: '-10px -12px 0 0' })

export const buy = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[2],
  marginTop: 'auto',
  paddingTop: 14,
  minHeight: 60,
})
globalStyle(`${buy} > button`, { paddingInline: 20 })
// What is said beneath a stepper is wider than it: both end where the card does.
globalStyle(`${buy} ${stepperFrame}`, { justifyItems: 'end' })

export const bones = style({ display: 'grid', gap: 9 })
