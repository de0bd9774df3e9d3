import { style } from '@vanilla-extract/css'

export const name = style({ fontWeight: 500, overflowWrap: 'anywhere' })
export const email = style({ overflowWrap: 'anywhere' })
