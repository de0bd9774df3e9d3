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
})

/** Hairlines, figures at the right; below 650 each row is a card, and a cell is labelled by its `data-label`. */
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
globalStyle(`${table} td[data-figures]`, { fontVariantNumeric: 'tabular-nums lining-nums' })

/** A tablet held upright has just room enough for the columns. */
globalStyle(`${table} :is(th, td):not(:last-child)`, {
  '@media': { [`${from('page')} and ${below('columns')}`]: { paddingRight: 8 } },
})
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
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      gap: `2px ${space[2]}`,
      paddingBlock: space[2],
      borderTop: hair,
    },
  },
})
globalStyle(`${table} tbody td`, {
  '@media': {
    [cards]: {
      display: 'flex',
      alignItems: 'center',
      gap: 8,
      height: 'auto',
      minHeight: 28,
      padding: 0,
      border: 0,
      fontSize: type.label,
      gridColumn: 1,
    },
  },
})
globalStyle(`${table} tbody td[data-label]::before`, {
  '@media': {
    [cards]: { content: 'attr(data-label)', color: color.ink3, flex: 'none', minWidth: 88 },
  },
})
globalStyle(`${table} tbody td:first-child`, {
  '@media': { [cards]: { gridColumn: '1 / -1', paddingBottom: 8, fontSize: '1rem' } },
})
/** What one can do with the row. */
export const actions = style({
  '@media': {
    [cards]: {
      selectors: {
        [`${table} tbody &`]: { gridColumn: 2, gridRow: '2 / span 6', alignSelf: 'center' },
      },
    },
  },
})
export const buttons = style({
  display: 'flex',
  justifyContent: 'flex-end',
  '@media': { [below('search')]: { flexWrap: 'wrap', width: 88 } },
})

/** A work in a table: its picture whole in a square, its title and a note beside it. */
export const work = style({
  display: 'grid',
  gridTemplateColumns: '64px minmax(0, 1fr)',
  gap: space[2],
  alignItems: 'center',
  minWidth: 0,
  '@media': { [from('page')]: { minWidth: 168 }, [from('columns')]: { minWidth: 200 } },
})
export const workPicture = style({
  width: 64,
  height: 64,
  display: 'grid',
  placeItems: 'center start',
  background: 'none',
})
globalStyle(`${workPicture} img`, {
  maxWidth: 64,
  maxHeight: 64,
  width: 'auto',
  height: 'auto',
  objectFit: 'contain',
})
export const workTitle = style({
  display: 'block',
  font: `italic 400 1.125rem/1.25 ${type.serif}`,
})
