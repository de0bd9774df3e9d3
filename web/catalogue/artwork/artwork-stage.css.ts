import { createVar, globalStyle, style } from '@vanilla-extract/css'
import { below, from } from '#web/theme/breakpoints.ts'
import { color, size, space, type } from '#web/theme/contract.css.ts'

export const ratio = createVar()
const highest = createVar()

export const stage = style({
  minWidth: 0,
  vars: { [highest]: 'min(78vh, 820px)' },
  '@media': { [below('search')]: { vars: { [highest]: '70vh' } } },
})

/** As high as the highest of all pictures, so that the page stays where it is when another one is chosen. */
export const frame = style({ display: 'grid', placeItems: 'center', gridTemplateColumns: 'minmax(0, 1fr)' })
globalStyle(`${frame} > *`, { gridArea: '1 / 1' })

/** As large as the screen allows. */
export const place = style({
  display: 'block',
  width: `min(100%, calc(${highest} * ${ratio}))`,
  aspectRatio: ratio,
  marginInline: 'auto',
})
globalStyle(`span${place}`, { visibility: 'hidden' })

/** The work, whole, with its place kept before it arrives. */
export const main = style([place, { boxShadow: `0 0 0 1px ${color.edge}` }])
globalStyle(`a${main}`, { cursor: 'zoom-in', position: 'relative' })
globalStyle(`${main} img`, { width: '100%', aspectRatio: ratio })

export const none = style({
  display: 'grid',
  placeItems: 'center',
  width: '100%',
  height: '100%',
  background: color.plinth,
  color: color.ink3,
})

export const choices = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `12px ${space[3]}`,
  marginTop: space[2],
  '@media': { [from('search')]: { justifyContent: 'center' } },
})
export const thumbs = style({ display: 'flex', flexWrap: 'wrap', gap: 12 })
/** For those who point; the keyboard has the picture itself. */
export const closer = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 8,
  minHeight: size.target,
  fontSize: type.label,
  color: color.ink2,
  ':hover': { color: color.ochre },
  '@media': { '(scripting: none)': { display: 'none' } },
})
export const thumb = style({
  width: 72,
  height: 72,
  display: 'grid',
  placeItems: 'center',
  padding: 4,
  border: '1px solid transparent',
  selectors: { '&[aria-current]': { borderColor: color.ink } },
  // There every border is seen, also the one that is not meant to be.
  '@media': {
    '(forced-colors: active)': { selectors: { '&:not([aria-current])': { borderStyle: 'none' } } },
  },
})
globalStyle(`${thumb} img`, { width: 62, height: 62, objectFit: 'contain', background: 'none' })
