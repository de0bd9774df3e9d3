import { createVar, globalStyle, style } from '@vanilla-extract/css'
import { color, size, type } from '#web/theme/contract.css.ts'

/** The colour itself. */
export const swatch = createVar()

export const choice = style({ border: 0, padding: 0, margin: 0, minWidth: 0 })
export const options = style({ display: 'flex', flexWrap: 'wrap', columnGap: 16 })
export const option = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  gap: 8,
  minHeight: size.target,
  fontSize: type.label,
  cursor: 'pointer',
  ':hover': { color: color.ochre },
})
/** Seen through its dot and word, and reached by keyboard like any other. */
export const radio = style({
  position: 'absolute',
  inset: 0,
  margin: 0,
  width: '100%',
  height: '100%',
  opacity: 0,
  cursor: 'pointer',
})
export const dot = style({
  width: 20,
  height: 20,
  borderRadius: '50%',
  background: swatch,
  forcedColorAdjust: 'none',
  border: `1px solid ${color.control}`,
  flex: 'none',
})
export const any = style([
  dot,
  { background: `linear-gradient(to top right, transparent 47%, ${color.control} 47% 53%, transparent 53%)` },
])
export const word = style({ borderBottom: '1px solid transparent' })
globalStyle(`${radio}:checked ~ ${dot}`, { outline: `2px solid ${color.ink}`, outlineOffset: 2 })
globalStyle(`${radio}:checked ~ ${word}`, { borderBottomColor: color.ink })
// Every border is seen where colours are forced, also the one that is not meant to be.
globalStyle(`${radio}:not(:checked) ~ ${word}`, {
  '@media': { '(forced-colors: active)': { borderBottomStyle: 'none' } },
})
globalStyle(`${option}:focus-within`, { outline: `2px solid ${color.ink}`, outlineOffset: 3 })
globalStyle(`${option}:focus-within:not(:has(:focus-visible))`, { outline: 'none' })
