import { globalStyle, style } from '@vanilla-extract/css'
import { below, from } from '#web/theme/breakpoints.ts'
import { color, mark, size, space, type } from '#web/theme/contract.css.ts'

const hair = `1px solid ${color.line}`

export const page = style({
  maxWidth: `calc(760px + 2 * ${size.gutter})`,
  paddingBlock: `${space[3]} ${size.section}`,
  '@media': { print: { maxWidth: 'none', padding: 0 } },
})
export const acts = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `8px ${space[3]}`,
  marginBottom: space[3],
  '@media': { print: { display: 'none' } },
})
export const buttons = style({ display: 'flex', flexWrap: 'wrap', gap: 12 })

/** A sheet that hangs on the wall, and fills the paper when it is printed. */
export const sheet = style({
  background: color.card,
  border: hair,
  borderRadius: size.radius,
  padding: `${space[6]} clamp(20px, 6vw, 64px)`,
  '@media': {
    print: {
      color: color.ink,
      background: 'none',
      border: 0,
      padding: 0,
    },
  },
})
export const logo = style({ display: 'block', marginBottom: space[4] })

export const facts = style({
  display: 'grid',
  gap: space[3],
  marginTop: space[4],
  '@media': {
    [from('page')]: { gridTemplateColumns: '1fr 1fr 1.4fr' },
    print: { gridTemplateColumns: '1fr 1fr 1.4fr' },
  },
})
globalStyle(`${facts} dt`, { fontSize: type.meta, color: color.ink3, marginBottom: 2 })
globalStyle(`${facts} dd`, { overflowWrap: 'anywhere', lineHeight: 1.5 })

const block = { marginTop: space[4], paddingTop: space[3], breakInside: 'avoid' } as const
export const part = style({ ...block, borderTop: hair })
globalStyle(`${part} h2`, { marginBottom: space[1] })

export const lines = style({ width: '100%', fontVariantNumeric: 'tabular-nums lining-nums' })
/** Read aloud; the eye sees what they are. */
export const columns = style({
  position: 'absolute',
  clipPath: 'inset(50%)',
  width: 1,
  height: 1,
  overflow: 'hidden',
})
globalStyle(`${lines} td`, { paddingBlock: 6, verticalAlign: 'baseline' })
globalStyle(`${lines} td:first-child`, { fontSize: type.title, lineHeight: 1.3, overflowWrap: 'anywhere' })
globalStyle(`${lines} td:nth-child(2)`, {
  textAlign: 'right',
  whiteSpace: 'nowrap',
  paddingInline: space[2],
  color: color.ink2,
  fontSize: type.label,
})
globalStyle(`${lines} td:last-child`, { textAlign: 'right', whiteSpace: 'nowrap' })

export const sum = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: space[2],
  paddingBlock: 3,
  selectors: { '&[data-strong="true"]': { fontWeight: 600 } },
})
globalStyle(`${sum} dd`, {
  fontWeight: 'inherit',
  textAlign: 'right',
  fontVariantNumeric: 'tabular-nums lining-nums',
})
export const quiet = style({ marginTop: space[1], fontSize: type.label, color: color.ink2 })
export const sums = style({ ...block, borderTop: `1px solid ${color.control}` })
globalStyle(`${sums} [data-strong]`, { fontSize: '1.25rem', paddingTop: 8 })
export const otherwise = style({ marginTop: space[1], fontSize: type.label, color: color.ink2 })

export const split = style({ ...block, paddingTop: 0 })
export const bar = style({ display: 'flex', gap: 2, height: 12, marginBottom: 10 })
globalStyle(`${bar} > span`, { flexBasis: 0, background: mark.here, printColorAdjust: 'exact' })
globalStyle(`${bar} > span + span`, { background: mark.rest })

export const whence = style({
  fontWeight: 400,
  marginLeft: space[2],
  fontSize: type.label,
  color: color.ink2,
  '@media': { [below('page')]: { display: 'block', marginLeft: 0 } },
})
export const foot = style({ marginTop: space[5], fontSize: type.meta, color: color.ink3 })
export const onScreen = style({ '@media': { print: { display: 'none' } } })
