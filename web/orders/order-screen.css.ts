import { globalStyle, keyframes, style } from '@vanilla-extract/css'
import { anyMotion } from '#web/theme/breakpoints.ts'
import { color, mark, size, space, type } from '#web/theme/contract.css.ts'

const hair = `1px solid ${color.line}`

export const headline = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[2],
  marginTop: 14,
})
export const sectionTitle = style({ marginBottom: space[3] })
export const panel = style({ display: 'grid', gap: space[2], marginBottom: space[4] })
export const phone = style({
  border: `1px dashed ${color.control}`,
  borderRadius: size.radius,
  padding: space[2],
  fontSize: type.label,
  color: color.ink2,
})
export const asked = style({
  border: hair,
  borderRadius: size.radius,
  padding: space[3],
  display: 'grid',
  gap: space[2],
})
export const steps = style({
  display: 'grid',
  gap: 6,
  paddingLeft: '1.4em',
  listStyle: 'decimal',
  color: color.ink2,
})
const passing = keyframes({ from: { left: '-30%' }, to: { left: '100%' } })
export const progress = style({
  position: 'relative',
  overflow: 'hidden',
  height: 2,
  background: color.line,
  '::after': {
    content: '""',
    position: 'absolute',
    insetBlock: 0,
    left: 0,
    width: '30%',
    background: mark.here,
  },
  '@media': { [anyMotion]: { '::after': { animation: `${passing} 1.8s linear infinite` } } },
})
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: 12, marginTop: space[3] })

export const timeline = style({ position: 'relative' })
export const step = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '24px minmax(0, 1fr) auto',
  gap: `0 ${space[2]}`,
  paddingBottom: space[3],
  '::before': {
    content: '""',
    width: 12,
    height: 12,
    borderRadius: '50%',
    border: `2px solid ${color.control}`,
    background: color.paper,
    margin: '5px 0 0 5px',
    zIndex: 1,
  },
  selectors: {
    '&:not(:last-child)::after': {
      content: '""',
      position: 'absolute',
      left: 10,
      top: 12,
      bottom: -6,
      width: 2,
      background: color.line,
    },
    '&[data-place="done"]::before': { background: mark.done, borderColor: color.ink },
    '&[data-place="done"]:not(:last-child)::after': { background: mark.done },
    '&[data-place="now"]::before': {
      background: mark.here,
      borderColor: color.ochre,
      width: 16,
      height: 16,
      margin: '3px 0 0 3px',
    },
  },
})
globalStyle(`${step} strong`, { fontWeight: 500 })
globalStyle(`${step}[data-place="to come"] strong`, { color: color.ink2 })
globalStyle(`${step} p`, { fontSize: type.label, color: color.ink2 })
globalStyle(`${step} time`, {
  fontSize: type.label,
  color: color.ink3,
  fontVariantNumeric: 'tabular-nums lining-nums',
})

export const parcel = style({
  border: hair,
  borderRadius: size.radius,
  padding: space[3],
  marginTop: space[3],
})
export const parcelHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: 8,
  marginBottom: space[3],
  overflowWrap: 'anywhere',
})

export const side = style({})
globalStyle(`${side} section + section`, { marginTop: space[4], paddingTop: space[3], borderTop: hair })
globalStyle(`${side} h2`, { marginBottom: space[1] })
export const address = style({
  fontStyle: 'normal',
  lineHeight: 1.6,
  whiteSpace: 'pre-line',
  color: color.ink2,
})
