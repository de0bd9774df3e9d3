import { globalStyle, style } from '@vanilla-extract/css'
import { from } from '#web/theme/breakpoints.ts'
import { color, space, type } from '#web/theme/contract.css.ts'

export const body = style({
  display: 'grid',
  gap: space[4],
  padding: `${space[1]} 0 ${space[5]} 0`,
  '@media': {
    [from('page')]: { paddingLeft: 34 },
    [from('three')]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 26rem)', gap: space[6] },
  },
})
export const said = style({
  display: 'grid',
  alignContent: 'start',
  gap: space[2],
  minWidth: 0,
  overflowWrap: 'anywhere',
})
/** What was there before it began. */
export const before = style({ color: color.ink2 })
export const ways = style({ display: 'flex', flexWrap: 'wrap', columnGap: space[3], paddingLeft: 15 })
export const shown = style({ display: 'grid', alignContent: 'start', gap: space[3], minWidth: 0 })

export const levels = style({ display: 'grid', gap: 12 })
export const level = style({ fontSize: type.label, lineHeight: 1.45 })
globalStyle(`${level} dt > span`, { color: color.ink, fontWeight: 500, fontSize: type.label })
globalStyle(`${level} dd`, { paddingLeft: 15, color: color.ink2 })
export const reason = style({ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', fontSize: type.label })

export const picture = style({ width: '100%', outline: `1px solid ${color.edge}`, outlineOffset: -1 })
export const caption = style({ marginTop: 8, fontSize: type.meta, color: color.ink3 })
