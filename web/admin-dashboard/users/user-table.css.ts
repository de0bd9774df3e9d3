import { style } from '@vanilla-extract/css'
import { below } from '#web/theme/breakpoints.ts'

export const name = style({ fontWeight: 500, overflowWrap: 'anywhere' })
/** A cell of a card has its width already; a column of the table takes that of its longest word. */
export const email = style({
  overflowWrap: 'break-word',
  '@media': { [below('page')]: { overflowWrap: 'anywhere' } },
})
