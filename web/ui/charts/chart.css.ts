import { globalStyle, style } from '@vanilla-extract/css'
import { below, from } from '#web/theme/breakpoints.ts'
import { color, type } from '#web/theme/contract.css.ts'

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
/** A drawing of its own for each width, never a shrunk one. */
export const wide = style({ '@media': { [below('three')]: { display: 'none' } } })
export const middle = style({
  '@media': { [below('page')]: { display: 'none' }, [from('three')]: { display: 'none' } },
})
export const narrow = style({ '@media': { [from('page')]: { display: 'none' } } })

export const line = style({ fill: 'none', stroke: color.ink, strokeWidth: 2, strokeLinejoin: 'round' })
export const bar = style({ fill: color.control })
export const newest = style({ fill: color.ochre })
export const spark = style({
  display: 'block',
  width: '100%',
  maxWidth: 200,
  height: 36,
  overflow: 'visible',
})
export const sparkLine = style({ fill: 'none', stroke: color.ink2, strokeWidth: 1.5 })
