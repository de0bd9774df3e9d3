import { globalStyle, style } from '@vanilla-extract/css'
import { below } from './breakpoints.ts'
import { color, size, space } from './contract.css.ts'

/** The page's column: at most the page width, with its margins. */
export const wrap = style({
  width: '100%',
  maxWidth: size.page,
  marginInline: 'auto',
  paddingInline: size.gutter,
})
/** A quiet second ground across the whole width. */
export const band = style({ background: color.wall })
export const section = style({ paddingBlock: size.section })
globalStyle(`${section} + ${section}:not(${band})`, { paddingTop: 0 })
globalStyle(`${band} + ${section}:not(${band})`, { paddingTop: size.section })

export const sectionHead = style({
  display: 'flex',
  overflowWrap: 'anywhere',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: space[3],
  flexWrap: 'wrap',
  marginBottom: space[6],
  '@media': { [below('page')]: { marginBottom: space[4] } },
})
/** Air before the footer, where the last thing on a page brings none. */
export const pageEnd = style({ paddingBottom: size.section })
