import { globalStyle, style } from '@vanilla-extract/css'
import { below, from } from '#web/theme/breakpoints.ts'
import { color, space, type } from '#web/theme/contract.css.ts'

const hair = `1px solid ${color.line}`

/** Around a table that may be wider than the page. */
export const scroll = style({
  position: 'relative',
  overflowX: 'auto',
  marginInline: -4,
  paddingInline: 4,
  // Rows have no columns there, and what opens from one stands over the next.
  '@media': { [below('page')]: { overflow: 'visible' } },
})

/** Hairlines, figures at the right; below 650 a row is a title with what there is to say of it in a line or two. */
export const table = style({
  width: '100%',
  borderCollapse: 'collapse',
  '@media': { [below('page')]: { display: 'block' } },
})
globalStyle(`${table} th`, {
  textAlign: 'left',
  verticalAlign: 'bottom',
  font: `500 ${type.label}/1.4 ${type.sans}`,
  color: color.ink2,
  padding: `12px ${space[2]} 12px 0`,
  borderBottom: `1px solid ${color.control}`,
  whiteSpace: 'nowrap',
})
globalStyle(`${table} td`, {
  height: 76,
  padding: `12px ${space[2]} 12px 0`,
  borderBottom: hair,
  verticalAlign: 'middle',
})
globalStyle(`${table} tbody tr:hover td`, { '@media': { [from('page')]: { background: color.wall } } })
globalStyle(`${table} :is(th, td):last-child`, { paddingRight: 0 })
globalStyle(`${table} :is(th, td)[data-figures]`, {
  '@media': { [from('page')]: { textAlign: 'right' } },
})
globalStyle(`${table} :is(th, td)[data-figures] + :not([data-figures])`, {
  '@media': { [from('page')]: { paddingLeft: space[2] } },
})
globalStyle(`${table} td[data-figures]`, {
  fontVariantNumeric: 'tabular-nums lining-nums',
  whiteSpace: 'nowrap',
})

/** A tablet held upright has just room enough for the columns. */
globalStyle(`${table} :is(th, td):not(:last-child)`, {
  '@media': { [`${from('page')} and ${below('columns')}`]: { paddingRight: 8 } },
})
globalStyle(`${table} td`, {
  '@media': { [`${from('page')} and ${below('menu')}`]: { fontSize: type.label } },
})
/** A date: where there is no room for all of it, its year stands below day and month. */
export const date = style({ '@media': { [from('page')]: { minWidth: 'calc(6.8em + 8px)' } } })
/** A number or a date that is read in one piece. */
export const unbroken = style({ whiteSpace: 'nowrap' })

const cards = below('page')
globalStyle(`${table} thead`, {
  '@media': {
    [cards]: { position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' },
  },
})
globalStyle(`${table} tbody`, { '@media': { [cards]: { display: 'block' } } })
globalStyle(`${table} tbody tr`, {
  '@media': {
    [cards]: {
      position: 'relative',
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      columnGap: 14,
      paddingBlock: 14,
      borderTop: hair,
    },
  },
})
globalStyle(`${table} tbody td`, {
  '@media': {
    [cards]: {
      display: 'flex',
      alignItems: 'center',
      gap: 6,
      height: 'auto',
      minHeight: 24,
      padding: 0,
      border: 0,
      fontSize: type.label,
    },
  },
})
/** What a date or a figure is has to be said; of what says so itself it is read aloud alone. */
globalStyle(`${table} tbody td[data-label]::before`, {
  '@media': {
    [cards]: {
      content: 'attr(data-label)',
      position: 'absolute',
      width: 1,
      height: 1,
      overflow: 'hidden',
      clipPath: 'inset(50%)',
    },
  },
})
globalStyle(`${table} tbody td:is([data-figures], [data-told])::before`, {
  '@media': {
    [cards]: { position: 'static', width: 'auto', height: 'auto', clipPath: 'none', color: color.ink3 },
  },
})
globalStyle(`${table} tbody td:first-child`, {
  '@media': { [cards]: { display: 'block', flex: '1 0 100%', minWidth: 0, fontSize: '1rem' } },
})
/** What one can do with the row. */
export const actions = style({
  '@media': {
    [cards]: { selectors: { [`${table} tbody &`]: { position: 'absolute', top: 4, right: 0 } } },
  },
})
/** A button with a border keeps its distance from the line above. */
export const bordered = style({
  '@media': { [cards]: { selectors: { [`${table} tbody &`]: { top: 14 } } } },
})
globalStyle(`${table} tbody tr:has(${actions}) > td:first-child`, {
  '@media': { [cards]: { paddingRight: 88 } },
})
globalStyle(`${table} ${actions} :is(a, button)`, { whiteSpace: 'nowrap' })
export const buttons = style({
  display: 'flex',
  justifyContent: 'flex-end',
  '@media': { [`${from('page')} and ${below('search')}`]: { flexWrap: 'wrap', width: 88 } },
})

/** A work in a table: its picture whole in a square, its title and a note beside it. */
export const work = style({
  display: 'grid',
  gridTemplateColumns: '64px minmax(0, 1fr)',
  gap: space[2],
  alignItems: 'center',
  minWidth: 0,
  '@media': {
    [from('page')]: { minWidth: 168 },
    [from('columns')]: { minWidth: 200 },
    [cards]: { display: 'block' },
  },
})
/** The picture stands beside all that is said of the work. */
globalStyle(`${table} tbody tr:has(${work})`, {
  '@media': { [cards]: { paddingLeft: 72, minHeight: 84 } },
})
export const workPicture = style({
  width: 64,
  height: 64,
  display: 'grid',
  // As high as the square, not as what hangs in it.
  gridTemplateRows: '100%',
  placeItems: 'center start',
  background: 'none',
  '@media': {
    [cards]: { position: 'absolute', left: 0, top: 14, width: 56, height: 56, placeItems: 'start' },
  },
})
globalStyle(`${workPicture} img`, {
  maxWidth: '100%',
  maxHeight: '100%',
  width: 'auto',
  height: 'auto',
  objectFit: 'contain',
})
export const workTitle = style({
  display: 'block',
  overflowWrap: 'anywhere',
  font: `italic 400 1.125rem/1.25 ${type.serif}`,
})
/** What stands beside a title and belongs to none. */
export const beside = style({ fontStyle: 'normal' })
