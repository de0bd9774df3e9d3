import { style } from '@vanilla-extract/css'
import { below } from '#web/theme/breakpoints.ts'
import { color, size, space, type } from '#web/theme/contract.css.ts'

/** In a small window it has a line for itself. */
export const frame = style({
  position: 'relative',
  display: 'block',
  flex: '1 1 260px',
  minWidth: 0,
  '@media': { [below('page')]: { order: 1, flexBasis: '100%' } },
})
/** A field has one line: who does not write in it sees all of the sentence on top of it. */
export const sheet = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' })
export const input = style({
  gridArea: '1 / 1',
  selectors: {
    '&&': { minHeight: size.target, padding: '8px 12px' },
    '&&:not(:focus)': { color: 'transparent' },
  },
})
export const whole = style({
  gridArea: '1 / 1',
  alignSelf: 'center',
  padding: '8px 12px',
  border: '1px solid transparent',
  lineHeight: 1.5,
  pointerEvents: 'none',
  selectors: { [`${input}:focus + &`]: { visibility: 'hidden' } },
  // There the words of fields are seen in any case.
  '@media': { '(forced-colors: active)': { visibility: 'hidden' } },
})

/** What may be another in a sentence. */
export const gap = style({
  background: color.ochreWash,
  color: color.ink,
  borderRadius: 2,
  paddingInline: 2,
})

export const gaps = style({ display: 'flex', flexWrap: 'wrap', gap: space[1], marginTop: space[1] })
export const gapField = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[1],
  fontSize: type.meta,
  color: color.ink2,
})
export const gapInput = style({
  minHeight: size.target,
  maxWidth: '60vw',
  padding: '4px 8px',
  background: color.ochreWash,
  color: color.ink,
  border: `1px solid ${color.control}`,
  borderRadius: size.radius,
})
