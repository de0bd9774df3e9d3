import { style } from '@vanilla-extract/css'
import { below, from } from '#web/theme/breakpoints.ts'

/** A cell of a card has its width already; a column of the table takes that of its longest word, up to a width that leaves room for others. */
const roomForOthers = style({
  overflowWrap: 'break-word',
  '@media': {
    [from('page')]: { display: 'inline-block', maxWidth: '7rem' },
    [from('menu')]: { maxWidth: '14rem' },
    [from('three')]: { maxWidth: '20rem' },
    [below('page')]: { overflowWrap: 'anywhere' },
  },
})
export const name = style([roomForOthers, { fontWeight: 500 }])
export const email = roomForOthers
