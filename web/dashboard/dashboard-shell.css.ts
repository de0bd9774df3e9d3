import { globalStyle, style } from '@vanilla-extract/css'
import { below, from } from '#web/theme/breakpoints.ts'
import { color, mark, size, space, type } from '#web/theme/contract.css.ts'

const sideWidth = '248px'
const wide = from('search')

export const dash = style({
  display: 'grid',
  minHeight: '100vh',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'auto auto 1fr',
  '@media': {
    [wide]: {
      gridTemplateColumns: `${sideWidth} minmax(0, 1fr)`,
      gridTemplateRows: '1fr',
      // Not a gradient: on one of those nobody can tell whether words stand out from their ground.
      boxShadow: `inset ${sideWidth} 0 ${color.wall}`,
    },
    print: { display: 'block', boxShadow: 'none', minHeight: 0 },
  },
})

/** Beside the page from 1024 on; before that its parts are a line and a strip above it. */
export const side = style({
  display: 'contents',
  '@media': {
    [wide]: {
      display: 'flex',
      flexDirection: 'column',
      gap: space[4],
      position: 'sticky',
      top: 0,
      height: '100vh',
      overflowY: 'auto',
      background: color.wall,
      padding: `20px ${space[3]} ${space[3]}`,
    },
    print: { display: 'none' },
  },
})

export const top = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[2],
  minHeight: 64,
  paddingInline: size.gutter,
  background: color.wall,
  '@media': { [wide]: { display: 'contents' } },
})
export const logo = style({
  display: 'inline-flex',
  flex: 'none',
  vars: { [size.logo]: '45px' },
  '@media': { [wide]: { vars: { [size.logo]: '55px' }, alignSelf: 'start', order: -1 } },
})

export const nav = style({
  position: 'relative',
  display: 'flex',
  overflowX: 'auto',
  scrollbarWidth: 'none',
  background: color.wall,
  borderBottom: `1px solid ${color.line}`,
  paddingInline: `calc(${size.gutter} - 12px)`,
  '@media': {
    [wide]: { flexDirection: 'column', overflow: 'visible', border: 0, padding: 0, marginInline: -12 },
  },
})
export const link = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  flex: 'none',
  minHeight: 48,
  padding: '0 12px',
  color: color.ink2,
  fontSize: '.9375rem',
  whiteSpace: 'nowrap',
  borderRadius: size.radius,
  ':hover': { color: color.ink },
  ':focus-visible': { outlineOffset: -3, boxShadow: 'none' },
  selectors: {
    '&[aria-current]': { color: color.ink, fontWeight: 500 },
    '&[aria-current]::after': {
      content: '""',
      position: 'absolute',
      inset: 'auto 12px 0',
      height: 2,
      background: mark.done,
    },
  },
  '@media': {
    [wide]: {
      minHeight: 46,
      selectors: {
        '&[aria-current]': { background: color.paper },
        '&[aria-current]::after': {
          inset: '20px 14px auto auto',
          width: 6,
          height: 6,
          borderRadius: '50%',
          background: mark.here,
        },
      },
    },
  },
})
globalStyle(`${link} svg`, { '@media': { [below('search')]: { display: 'none' } } })
/** How much waits behind a link. */
export const count = style({
  fontSize: type.meta,
  color: color.ink3,
  fontVariantNumeric: 'tabular-nums lining-nums',
})

export const me = style({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  minWidth: 0,
  minHeight: size.target,
  fontSize: '.9375rem',
  lineHeight: 1.3,
  '@media': {
    [wide]: {
      order: 1,
      flex: 'none',
      margin: 'auto 0 0',
      paddingTop: space[2],
      borderTop: `1px solid ${color.line}`,
    },
  },
})
export const name = style({
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  ':hover': { color: color.ochre },
  '@media': { [wide]: { whiteSpace: 'normal' } },
})
export const role = style({ display: 'block', fontSize: type.meta, color: color.ink3 })
export const leave = style({ marginLeft: 'auto' })

export const main = style({
  minWidth: 0,
  width: '100%',
  padding: `${space[4]} ${size.gutter} ${space[10]}`,
  '@media': {
    [wide]: { padding: `${space[6]} clamp(32px, 4.4vw, 64px) ${space[12]}`, maxWidth: 1240 },
    print: { padding: 0, maxWidth: 'none' },
  },
})

/** A page's title, and what one can do there. */
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: `${space[2]} ${space[3]}`,
  marginBottom: space[5],
  overflowWrap: 'anywhere',
  '@media': { print: { display: 'none' } },
})
export const tools = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: 12 })
export const total = style({ font: `400 1rem/1 ${type.sans}`, letterSpacing: 0, marginLeft: 8 })
