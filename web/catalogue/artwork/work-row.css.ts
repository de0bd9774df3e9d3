import { createVar, globalStyle, style } from '@vanilla-extract/css'
import { below, from } from '#web/theme/breakpoints.ts'
import { size, space, type } from '#web/theme/contract.css.ts'

export const ratio = createVar()

export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: `${space[4]} ${space[2]}`,
  alignItems: 'end',
  '@media': { [from('columns')]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))', gap: size.gap } },
})
export const art = style({
  display: 'flex',
  alignItems: 'flex-end',
  height: 300,
  '@media': { [below('page')]: { height: 200 } },
})
globalStyle(`${art} > *`, {
  width: `min(100%, calc(300px * ${ratio}))`,
  aspectRatio: ratio,
  '@media': { [below('page')]: { width: `min(100%, calc(200px * ${ratio}))` } },
})
export const what = style({ display: 'block', marginTop: 12 })
export const title = style({ fontFamily: type.serif, fontStyle: 'italic', fontSize: type.title })
export const artist = style({ display: 'block', fontSize: '.9375rem', marginTop: 2 })
export const price = style({
  selectors: { '&&': { display: 'block', fontSize: '.9375rem', marginTop: 4 } },
})
