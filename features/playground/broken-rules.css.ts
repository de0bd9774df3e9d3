import { style } from '@vanilla-extract/css'
import { color, size, space } from '#web/theme/contract.css.ts'

export const section = style({ display: 'grid', gap: space[1] })
export const details = style({ background: color.wall, padding: `${space[1]} ${space[2]}` })
export const summary = style({
  display: 'list-item',
  cursor: 'pointer',
  paddingBlock: space[1],
})
export const title = style({ display: 'inline' })
export const mistakes = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 320px), 1fr))',
  columnGap: space[3],
})
export const mistake = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[1],
  minHeight: size.target,
  cursor: 'pointer',
})
