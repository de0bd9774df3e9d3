import { style, styleVariants } from '@vanilla-extract/css'
import { color, motion, size, type } from './contract.css.ts'

const serif = { fontFamily: type.serif, textWrap: 'balance' } as const

/** Headings by rank of looks; the rank in the outline is the element's own. */
export const heading = styleVariants({
  vinyl: { ...serif, fontSize: type.vinyl, lineHeight: 0.86, letterSpacing: '-.04em' },
  display: { ...serif, fontSize: type.display, lineHeight: 1, letterSpacing: '-.028em' },
  h1: { ...serif, fontSize: type.h1, lineHeight: 1.06, letterSpacing: '-.022em' },
  h2: { ...serif, fontSize: type.h2, lineHeight: 1.12, letterSpacing: '-.016em' },
  h3: { ...serif, fontSize: type.h3, lineHeight: 1.2, letterSpacing: '-.01em' },
  h4: { ...serif, fontSize: type.h4, lineHeight: 1.3, letterSpacing: '-.005em' },
})

export const lead = style({
  font: `400 ${type.lead}/1.45 ${type.serif}`,
  color: color.ink2,
  textWrap: 'pretty',
})
export const prose = style({
  font: `400 ${type.prose}/1.6 ${type.serif}`,
  maxWidth: size.measure,
  textWrap: 'pretty',
})
export const small = style({ fontSize: type.label, lineHeight: 1.45 })
export const meta = style({ fontSize: type.meta, lineHeight: 1.4, color: color.ink3 })
export const muted = style({ color: color.ink2 })
/** Prices, quantities, dates, sizes: figures that stand under each other. */
export const figures = style({ fontVariantNumeric: 'tabular-nums lining-nums' })
/** What somebody wrote, where a single word of it that is longer than its place would take that of others. */
export const words = style({ overflowWrap: 'anywhere' })
/** The title of a work. */
export const workTitle = style({ fontFamily: type.serif, fontStyle: 'italic' })

const underline = {
  textDecoration: 'underline',
  textDecorationThickness: 1,
  textUnderlineOffset: '.22em',
} as const

export const link = style({
  ...underline,
  textDecorationColor: color.control,
  transition: `text-decoration-color ${motion.quick}`,
  ':hover': { textDecorationColor: color.ochre, color: color.ochre },
})
export const quietLink = style({
  transition: `color ${motion.quick}`,
  ':hover': { ...underline, color: color.ochre },
})
/** A link that stands alone gets a target as large as a button's. */
export const standalone = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 8,
  minHeight: size.target,
})

/** Read aloud, not shown. */
export const spoken = style({
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
})
