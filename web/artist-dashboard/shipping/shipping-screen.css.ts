import { globalStyle, style } from '@vanilla-extract/css'
import { below, from } from '#web/theme/breakpoints.ts'
import { color, size, space } from '#web/theme/contract.css.ts'

export const intro = style({ display: 'grid', gap: space[1], maxWidth: '62ch', marginBottom: space[4] })
export const form = style({ display: 'grid', gap: space[3], maxWidth: 960 })
export const zones = style({ display: 'grid', gap: space[2] })
export const zone = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: 12,
  alignItems: 'start',
  padding: 16,
  border: `1px solid ${color.line}`,
  borderRadius: size.radius,
})
export const fields = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(6, minmax(0, 1fr))',
  gap: 12,
  minWidth: 0,
  alignItems: 'start',
  '@media': { [from('three')]: { gridTemplateColumns: '3fr 2fr 1fr 1fr 1.4fr' } },
})
/** What a phone, and a window beside the navigation, have in several lines. */
const inLines = (children: string, phone: string, page: string) =>
  globalStyle(`${fields} > div:nth-child(${children})`, {
    '@media': {
      [below('page')]: { gridColumn: phone },
      [`${from('page')} and ${below('three')}`]: { gridColumn: page },
    },
  })
inLines('-n + 2', '1 / -1', 'span 3')
inLines('n + 3', 'span 3', 'span 2')
/** Beside the fields, not beside their labels. */
globalStyle(`${zone} > button`, { marginTop: 30 })
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: 12,
  paddingTop: space[3],
  borderTop: `1px solid ${color.line}`,
})
