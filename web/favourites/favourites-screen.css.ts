import { style } from '@vanilla-extract/css'
import { size, space } from '#web/theme/contract.css.ts'

export const title = style({ paddingBlock: `${space[8]} ${space[6]}` })
export const tall = style({ minHeight: '60vh' })
export const followed = style({ marginTop: size.section })
export const followedTitle = style({ marginBottom: space[6] })
