import { style } from '@vanilla-extract/css'
import { size, space } from '#web/theme/contract.css.ts'

/** Without JavaScript there is nothing to ask with. */
export const spot = style({
  minHeight: size.target,
  marginTop: space[2],
  '@media': { '(scripting: none)': { display: 'none' } },
})
export const place = style({ display: 'grid', justifyItems: 'start', gap: space[2] })
export const form = style({ display: 'grid', gap: space[2], width: '100%', maxWidth: 400 })
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space[3] })
