import { style } from '@vanilla-extract/css'
import { from } from '#web/theme/breakpoints.ts'
import { space } from '#web/theme/contract.css.ts'

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[4],
  paddingBlock: space[4],
  // Somebody may write a word of any length.
  overflowWrap: 'anywhere',
  '@media': { [from('columns')]: { gridTemplateColumns: '320px minmax(0, 1fr)' } },
})
export const head = style({
  display: 'grid',
  gap: space[2],
  '@media': { [from('columns')]: { gridColumn: '1 / -1' } },
})
export const main = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[4],
  alignContent: 'start',
  minWidth: 0,
})
