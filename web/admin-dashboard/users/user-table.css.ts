import { style } from '@vanilla-extract/css'
import { below, from } from '#web/theme/breakpoints.ts'

export const name = style({ fontWeight: 500, overflowWrap: 'anywhere' })
/** A cell of a card has its width already; a column of the table takes that of its longest word, up to a width that leaves room for others. */
export const email = style({
  overflowWrap: 'break-word',
  '@media': {
    [from('page')]: { display: 'inline-block', maxWidth: '8rem' },
    [from('menu')]: { maxWidth: '14rem' },
    [from('three')]: { maxWidth: '20rem' },
    [below('page')]: { overflowWrap: 'anywhere' },
  },
})
