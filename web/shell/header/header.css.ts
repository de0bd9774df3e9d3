import { globalStyle, style } from '@vanilla-extract/css'
import { below, breakpoints, upTo } from '#web/theme/breakpoints.ts'
import { color, mark, motion, size, space } from '#web/theme/contract.css.ts'
import { logo } from '#web/ui/navigation/logo.css.ts'

/** Nothing opens a menu there: everything stands in the header, in as many lines as it takes. */
const withoutMenu = `${upTo('menu')} and (scripting: none)`

export const header = style({
  position: 'sticky',
  top: 0,
  zIndex: 40,
  height: size.header,
  background: color.paper,
  borderBottom: '1px solid transparent',
  transition: `height ${motion.calm} ${motion.ease}, margin ${motion.calm} ${motion.ease}, border-color ${motion.calm}`,
  '@media': { [withoutMenu]: { position: 'static', height: 'auto' } },
})

export const inside = style({
  height: '100%',
  display: 'flex',
  alignItems: 'center',
  gap: space[6],
  maxWidth: size.page,
  marginInline: 'auto',
  paddingInline: size.gutter,
  '@media': {
    [below('columns')]: { gap: space[3] },
    [upTo('menu')]: { gap: space[1] },
    [withoutMenu]: { height: 'auto', flexWrap: 'wrap', paddingBlock: 8 },
  },
})

// What the header gives up in height stays free below it, so that the page does not move.
export const small = style({
  height: size.headerSmall,
  marginBottom: `calc(${size.header} - ${size.headerSmall})`,
  borderColor: color.line,
})
globalStyle(`${small} ${logo}`, { height: size.logoSmall })

const onlyWide = { '@media': { [`${upTo('menu')} and (scripting: enabled)`]: { display: 'none' } } }

export const nav = style({ display: 'flex', gap: space[1], marginRight: 'auto', ...onlyWide })
export const wideOnly = style(onlyWide)

export const tools = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[1],
  marginRight: -12,
  '@media': {
    [upTo('menu')]: { marginLeft: 'auto', gap: 0 },
    [withoutMenu]: { flexWrap: 'wrap' },
  },
})

export const link = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  gap: 8,
  minHeight: size.target,
  paddingInline: 14,
  color: color.ink2,
  fontSize: '.9375rem',
  whiteSpace: 'nowrap',
  transition: `color ${motion.quick}`,
  ':hover': { color: color.ink },
  '::after': {
    content: '""',
    position: 'absolute',
    left: '50%',
    bottom: 2,
    width: 6,
    height: 6,
    marginLeft: -3,
    borderRadius: '50%',
    background: mark.here,
    transform: 'scale(0)',
    transition: `transform ${motion.calm} ${motion.ease}`,
  },
  selectors: {
    '&[aria-current]': { color: color.ink },
    '&[aria-current]::after': { transform: 'scale(1)' },
  },
  '@media': { [upTo('menu')]: { paddingInline: 10 } },
})

/** On a phone the menu has it. */
export const iconLink = style({
  selectors: { '&&': { paddingInline: 12 } },
  '@media': { [upTo('menu')]: { display: 'none' } },
})

export const count = style({
  display: 'inline-grid',
  placeItems: 'center',
  minWidth: 20,
  height: 20,
  padding: '0 6px',
  borderRadius: 10,
  background: color.ochre,
  color: color.onOchre,
  fontFamily: 'inherit',
  fontSize: '.8125rem',
  fontWeight: 600,
  lineHeight: 1,
  fontVariantNumeric: 'tabular-nums',
})

export const toggle = style({
  display: 'none',
  '@media': { [`${upTo('menu')} and (scripting: enabled)`]: { display: 'grid' } },
})

/** The cart link makes room for the search box where there is none. */
export const givesWay = style({ '@media': { [`(max-width: ${breakpoints.menu}px)`]: { display: 'none' } } })
