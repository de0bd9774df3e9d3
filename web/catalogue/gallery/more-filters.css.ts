import { globalStyle, style } from '@vanilla-extract/css'
import { from } from '#web/theme/breakpoints.ts'
import { color, size, space, type } from '#web/theme/contract.css.ts'

/** On a phone it stands beside the order until it is opened. */
export const more = style({
  selectors: { '&[open]': { gridColumn: '1 / -1' } },
})
export const summary = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 8,
  minHeight: size.field,
  fontSize: type.label,
  fontWeight: 500,
  cursor: 'pointer',
  listStyle: 'none',
  textDecoration: 'underline',
  textDecorationThickness: 1,
  textUnderlineOffset: '.3em',
  textDecorationColor: color.control,
  ':hover': { color: color.ochre, textDecorationColor: color.ochre },
})
globalStyle(`${summary}::-webkit-details-marker`, { display: 'none' })
export const count = style({
  minWidth: 20,
  textAlign: 'center',
  fontVariantNumeric: 'tabular-nums lining-nums',
  color: color.ink2,
})
globalStyle(`${count}::before`, { content: '"("' })
globalStyle(`${count}::after`, { content: '")"' })

export const fields = style({
  display: 'grid',
  gridTemplateColumns: '1fr',
  gap: space[3],
  paddingBlock: `${space[2]} ${space[3]}`,
  alignItems: 'start',
  '@media': {
    [from('page')]: { gridTemplateColumns: '1fr 1fr' },
    [from('columns')]: { gridTemplateColumns: '280px 220px 300px 1fr' },
  },
})
// The colours, where there are any, have a row of their own.
globalStyle(`${fields} > fieldset ~ fieldset`, { gridColumn: '1 / -1' })

export const wall = style({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  columnGap: 12,
  border: 0,
  margin: 0,
  padding: 0,
  minWidth: 0,
})
export const legend = style({
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
})
