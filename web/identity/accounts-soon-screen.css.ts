import { style } from '@vanilla-extract/css'
import { size, space } from '#web/theme/contract.css.ts'

export const page = style({
  minHeight: '100vh',
  padding: `${space[1]} ${size.gutter}`,
  display: 'grid',
  gridTemplateRows: 'auto 1fr',
  alignItems: 'center',
})
