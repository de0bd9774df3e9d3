import { style } from '@vanilla-extract/css'
import { from } from '#web/theme/breakpoints.ts'
import { space } from '#web/theme/contract.css.ts'

/** Without JavaScript there is nothing to write with. */
export const opener = style({ '@media': { '(scripting: none)': { display: 'none' } } })
export const form = style({ display: 'grid', gap: space[2], marginTop: space[3] })
export const who = style({
  display: 'grid',
  gap: space[2],
  '@media': { [from('page')]: { gridTemplateColumns: '1fr 1fr' } },
})
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space[3], marginTop: space[1] })
