import { globalStyle, style } from '@vanilla-extract/css'
import { from } from '#web/theme/breakpoints.ts'
import { color, space, type } from '#web/theme/contract.css.ts'

export const summary = style({ paddingTop: space[5] })
export const lead = style({ maxWidth: '58ch', marginTop: space[3] })

export const levels = style({
  display: 'grid',
  gap: space[3],
  marginBlock: space[4],
  paddingTop: space[3],
  borderTop: `1px solid ${color.line}`,
  '@media': { [from('page')]: { gridTemplateColumns: 'repeat(3, auto)', justifyContent: 'space-between' } },
})
globalStyle(`${levels} dt`, { fontSize: type.label, color: color.ink2 })
globalStyle(`${levels} dd`, { color: color.ink2 })
globalStyle(`${levels} dd > span`, { color: color.ink })

export const changes = style({ maxWidth: '80ch', color: color.ink2, marginBottom: space[3] })
export const note = style({ fontSize: type.meta, color: color.ink3 })
