import { style } from '@vanilla-extract/css'
import { size, space } from '#web/theme/contract.css.ts'

export const top = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  height: size.header,
})
export const body = style({
  maxWidth: 720,
  paddingBlock: `${space[8]} ${size.section}`,
  display: 'grid',
  gap: space[3],
})
export const ways = style({ display: 'flex', flexWrap: 'wrap', gap: `8px ${space[2]}`, marginTop: space[2] })
