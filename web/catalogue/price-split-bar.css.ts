import { globalStyle, style } from '@vanilla-extract/css'
import { color, mark, space, type } from '#web/theme/contract.css.ts'

export const split = style({
  fontSize: type.label,
  marginTop: space[4],
  paddingTop: space[3],
  borderTop: `1px solid ${color.line}`,
})
globalStyle(`${split} h2`, { font: `500 ${type.label}/1.4 ${type.sans}`, marginBottom: 12 })

export const bar = style({ display: 'flex', gap: 2, height: 10, marginBottom: 10 })
globalStyle(`${bar} > span`, { background: mark.here })
globalStyle(`${bar} > span + span`, { background: mark.rest })

export const sums = style({ display: 'grid', gridTemplateColumns: '1fr auto', rowGap: 4 })
globalStyle(`${sums} dt`, { display: 'flex', alignItems: 'center', gap: 8, color: color.ink2 })
globalStyle(`${sums} dt::before`, {
  content: '""',
  width: 10,
  height: 10,
  background: mark.rest,
  flex: 'none',
})
globalStyle(`${sums} dd`, { fontVariantNumeric: 'tabular-nums', textAlign: 'right' })
globalStyle(`${sums} > dt:first-of-type::before`, { background: mark.here })
globalStyle(`${sums} > dt:first-of-type, ${sums} > dd:first-of-type`, { color: color.ink, fontWeight: 500 })
