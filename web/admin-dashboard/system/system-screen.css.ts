import { globalStyle, style } from '@vanilla-extract/css'
import { color, space } from '#web/theme/contract.css.ts'

/** What must not be overlooked, before everything else. */
export const warning = style({ marginBottom: space[4] })

/** Names and numbers, one a line. */
export const versions = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: `${space[1]} ${space[4]}`,
})
globalStyle(`${versions} dt`, { color: color.ink2 })
globalStyle(`${versions} dd`, { overflowWrap: 'anywhere' })
