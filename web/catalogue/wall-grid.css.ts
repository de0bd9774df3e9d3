import { style } from '@vanilla-extract/css'
import { from } from '#web/theme/breakpoints.ts'
import { size, space } from '#web/theme/contract.css.ts'

/** Works side by side, standing on one line over their labels. */
export const wallGrid = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `${space[8]} ${size.gap}`,
  '@media': {
    [from('page')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [from('three')]: { gridTemplateColumns: 'repeat(auto-fill, minmax(340px, 1fr))', rowGap: space[12] },
  },
})
