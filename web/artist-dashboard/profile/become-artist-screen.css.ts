import { style } from '@vanilla-extract/css'
import { size, space } from '#web/theme/contract.css.ts'

export const top = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  height: size.header,
})
export const head = style({
  display: 'grid',
  gap: space[2],
  maxWidth: 720,
  paddingBlock: `${space[5]} ${space[4]}`,
})
