import { createVar, globalStyle, style } from '@vanilla-extract/css'
import { color, size, space } from '#web/theme/contract.css.ts'

export const swatchColour = createVar()

export const choices = style({ display: 'flex', flexWrap: 'wrap', gap: `${space[1]} ${space[4]}` })

const radios = style({ display: 'flex', gap: 4 })
export const walls = radios
export const besides = style([radios, { gap: space[3] }])

const choice = style({ position: 'relative', minHeight: size.target, display: 'grid', placeItems: 'center' })
globalStyle(`${choice} input`, {
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  opacity: 0,
  cursor: 'pointer',
  margin: 0,
})

export const beside = style([choice, { color: color.ink2, ':hover': { color: color.ink } }])
globalStyle(`${beside} span`, { paddingBlock: 4, borderBottom: '2px solid transparent' })
globalStyle(`${beside} input:checked + span`, { color: color.ink, borderColor: color.ink })
// Every border is seen where colours are forced, also the one that is not meant to be.
globalStyle(`${beside} input:not(:checked) + span`, {
  '@media': { '(forced-colors: active)': { borderBottomStyle: 'none' } },
})
globalStyle(`${beside} input:focus-visible + span`, { outline: `2px solid ${color.ink}`, outlineOffset: 3 })

export const wall = style([choice, { width: size.target }])
export const swatch = style({
  width: 28,
  height: 28,
  borderRadius: '50%',
  border: `1px solid ${color.control}`,
  background: swatchColour,
  forcedColorAdjust: 'none',
})
globalStyle(`${wall} input:checked + ${swatch}`, { outline: `2px solid ${color.ink}`, outlineOffset: 3 })
globalStyle(`${wall} input:focus-visible + ${swatch}`, {
  boxShadow: `0 0 0 8px ${color.paper}, 0 0 0 10px ${color.ink}`,
})
