import { createVar, globalStyle, style } from '@vanilla-extract/css'
import { below, from } from '#web/theme/breakpoints.ts'
import { color, space } from '#web/theme/contract.css.ts'

export const ratio = createVar()
const highest = createVar()

export const stage = style({
  minWidth: 0,
  vars: { [highest]: 'min(78vh, 820px)' },
  '@media': { [below('search')]: { vars: { [highest]: '70vh' } } },
})

/** The work as large as the screen allows, whole, with its place kept before it arrives. */
export const main = style({
  width: `min(100%, calc(${highest} * ${ratio}))`,
  aspectRatio: ratio,
  marginInline: 'auto',
  boxShadow: `0 0 0 1px ${color.edge}`,
})
globalStyle(`${main} img`, { width: '100%', aspectRatio: ratio })

export const none = style({
  display: 'grid',
  placeItems: 'center',
  width: '100%',
  height: '100%',
  background: color.plinth,
  color: color.ink3,
})

export const thumbs = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 12,
  marginTop: space[3],
  '@media': { [from('search')]: { justifyContent: 'center' } },
})
export const thumb = style({
  width: 72,
  height: 72,
  display: 'grid',
  placeItems: 'center',
  padding: 4,
  border: '1px solid transparent',
  selectors: { '&[aria-current]': { borderColor: color.ink } },
})
globalStyle(`${thumb} img`, { width: 62, height: 62, objectFit: 'contain', background: 'none' })
