import { style } from '@vanilla-extract/css'
import { from } from '#web/theme/breakpoints.ts'
import { space } from '#web/theme/contract.css.ts'

/** What is so, and beside it what can be changed. */
export const account = style({
  display: 'grid',
  gap: `${space[3]} ${space[8]}`,
  alignItems: 'start',
  '@media': { [from('columns')]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' } },
})
export const standing = style({ display: 'grid', gap: space[2], justifyItems: 'start' })
export const form = style({ display: 'grid', gap: space[2] })
export const buttons = style({ display: 'flex', flexWrap: 'wrap', gap: space[2] })
