import { style } from '@vanilla-extract/css'
import { from } from '#web/theme/breakpoints.ts'
import { space } from '#web/theme/contract.css.ts'

export const page = style({
  display: 'grid',
  gap: space[4],
  paddingBlock: space[4],
  '@media': { [from('columns')]: { gridTemplateColumns: '320px minmax(0, 1fr)' } },
})
export const head = style({
  display: 'grid',
  gap: space[2],
  '@media': { [from('columns')]: { gridColumn: '1 / -1' } },
})
export const main = style({ display: 'grid', gap: space[4], alignContent: 'start', minWidth: 0 })
