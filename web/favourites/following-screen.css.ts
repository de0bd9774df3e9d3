import { style } from '@vanilla-extract/css'
import { color, space } from '#web/theme/contract.css.ts'

/** A sentence, and the press that belongs to it. */
export const mails = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `8px ${space[3]}`,
  marginTop: space[2],
  color: color.ink2,
})
