import { style } from '@vanilla-extract/css'
import { from } from '#web/theme/breakpoints.ts'
import { space } from '#web/theme/contract.css.ts'

export const charts = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `${space[6]} ${space[8]}`,
  marginTop: space[8],
})
/** The first chart is wider than what stands beside it. */
export const unequal = style({
  '@media': { [from('three')]: { gridTemplateColumns: 'minmax(0, 1.5fr) minmax(0, 1fr)' } },
})
/** Three small ones beside each other. */
export const equal = style({
  '@media': { [from('three')]: { columnGap: space[4], gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
})
export const chartTitle = style({ marginBottom: 20 })
export const periods = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `8px ${space[2]}`,
})
export const payouts = style({ marginBlock: `${space[5]} ${space[2]}` })
