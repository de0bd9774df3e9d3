import { globalStyle, style } from '@vanilla-extract/css'
import { below, from } from '#web/theme/breakpoints.ts'
import { color, space, type } from '#web/theme/contract.css.ts'

export const chart = style({
  display: 'block',
  width: '100%',
  height: 'auto',
  overflow: 'visible',
  fontFamily: type.sans,
})
globalStyle(`${chart} text`, {
  fill: color.ink3,
  fontSize: 13,
  fontVariantNumeric: 'tabular-nums lining-nums',
})
globalStyle(`${chart} text[data-tip]`, { fill: color.ink, fontWeight: 600 })
export const gridLine = style({ stroke: color.line })
export const baseLine = style({ stroke: color.control })
export const earned = style({ fill: color.ochre })
export const fee = style({ fill: color.control })

/** A drawing of its own for each width, never a shrunk one. */
export const wide = style({ '@media': { [below('three')]: { display: 'none' } } })
export const middle = style({
  '@media': { [below('page')]: { display: 'none' }, [from('three')]: { display: 'none' } },
})
export const narrow = style({ '@media': { [from('page')]: { display: 'none' } } })

export const legend = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `4px ${space[3]}`,
  fontSize: type.label,
  color: color.ink2,
})
globalStyle(`${legend} > li`, { display: 'flex', alignItems: 'center', gap: 8 })
globalStyle(`${legend} > li::before`, {
  content: '""',
  width: 12,
  height: 12,
  background: color.ochre,
  flex: 'none',
})
globalStyle(`${legend} > li + li::before`, { background: color.control })
