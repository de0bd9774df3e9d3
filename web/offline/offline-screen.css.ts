import { style } from '@vanilla-extract/css'
import { color, size, space } from '#web/theme/contract.css.ts'

export const head = style({
  display: 'grid',
  justifyItems: 'start',
  gap: space[3],
  paddingBlock: size.section,
})
export const title = style({ marginBottom: space[4] })
export const works = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(220px, 100%), 1fr))',
  gap: size.gap,
  alignItems: 'end',
})
export const work = style({ display: 'grid', gap: space[2], ':hover': { color: color.ochre } })
export const picture = style({ background: color.plinth })
