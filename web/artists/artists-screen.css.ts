import { style } from '@vanilla-extract/css'
import { below, from } from '#web/theme/breakpoints.ts'
import { size, space } from '#web/theme/contract.css.ts'

export const head = style({
  paddingBlock: `${space[8]} ${space[6]}`,
  display: 'grid',
  gap: space[4],
  '@media': {
    [from('columns')]: { gridTemplateColumns: '1fr 560px', alignItems: 'end' },
    [below('page')]: { paddingBottom: space[5] },
  },
})

export const search = style({
  display: 'grid',
  gap: space[2],
  alignItems: 'end',
  '@media': { [from('page')]: { gridTemplateColumns: 'minmax(0, 1fr) 180px' } },
})

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `${space[8]} ${size.gap}`,
  '@media': {
    [from('page')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [from('three')]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', rowGap: space[10] },
  },
})
