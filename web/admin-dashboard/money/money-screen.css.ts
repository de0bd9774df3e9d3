import { globalStyle, style } from '@vanilla-extract/css'
import { below } from '#web/theme/breakpoints.ts'
import { color, space } from '#web/theme/contract.css.ts'

export const choice = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[2],
  marginBottom: space[4],
})
globalStyle(`${choice} > [role]`, { flexBasis: '100%' })
export const choose = style({
  selectors: {
    'input:focus-visible + &': { outline: `2px solid ${color.ink}`, outlineOffset: 3 },
    'input:disabled + &': { cursor: 'progress' },
  },
})
export const account = style({ display: 'block' })
/** One over the other and equally wide; beside each other, as far as there is room, where a row is a card. */
export const acts = style({
  display: 'grid',
  gap: space[1],
  width: 'max-content',
  marginLeft: 'auto',
  '@media': {
    [below('page')]: { display: 'flex', flexWrap: 'wrap', width: 'auto', marginLeft: 0, marginTop: space[1] },
  },
})
