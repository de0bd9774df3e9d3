import { globalStyle, style } from '@vanilla-extract/css'
import { from } from '#web/theme/breakpoints.ts'
import { color, size, space, type } from '#web/theme/contract.css.ts'

export const head = style({ paddingBlock: `${space[6]} ${space[4]}`, display: 'grid', gap: 8 })
export const ways = style({ display: 'flex', flexWrap: 'wrap', gap: `8px ${space[3]}`, marginTop: space[2] })
export const sections = style({ paddingBottom: size.section })
/** A title at the left, what it is about at the right; a hairline between two of them. */
export const section = style({
  display: 'grid',
  gap: space[3],
  paddingBlock: space[6],
  borderTop: `1px solid ${color.line}`,
  '@media': {
    [from('columns')]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 2fr)', gap: space[6] },
  },
})
export const inside = style({ maxWidth: 560, minWidth: 0, display: 'grid', gap: space[3] })
export const form = style({ display: 'grid', gap: space[3], justifyItems: 'start' })
globalStyle(`${form} > div`, { width: '100%' })
globalStyle(`${form} > div:has(> button)`, { width: 'auto' })
export const note = style({ color: color.ink2, fontSize: type.label, maxWidth: '52ch' })

export const browsers = style({ borderTop: `1px solid ${color.line}` })
globalStyle(`${browsers} > li`, {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `4px ${space[2]}`,
  paddingBlock: 14,
  borderBottom: `1px solid ${color.line}`,
})
export const browser = style({ minWidth: 0, flex: '1 1 220px', overflowWrap: 'anywhere' })
globalStyle(`${browser} > small`, { display: 'block', fontSize: type.label, color: color.ink2 })
