import { globalStyle, style } from '@vanilla-extract/css'
import { below } from '#web/theme/breakpoints.ts'
import { color, motion, space, type } from '#web/theme/contract.css.ts'

export const item = style({ borderTop: `1px solid ${color.line}`, scrollMarginTop: 96 })
export const failed = style([item, { boxShadow: `inset 3px 0 ${color.err}` }])

export const line = style({
  display: 'flex',
  alignItems: 'center',
  gap: `4px ${space[2]}`,
  width: '100%',
  minHeight: 52,
  padding: '10px 12px 10px 10px',
  textAlign: 'left',
  transition: `background-color ${motion.quick}`,
  ':hover': { background: color.wall },
  '@media': { [below('columns')]: { flexWrap: 'wrap', paddingLeft: 34, position: 'relative' } },
})
globalStyle(`${line}:focus-visible`, { outlineOffset: -2, boxShadow: 'none' })

export const chevron = style({
  color: color.ink3,
  transition: `transform ${motion.quick}`,
  '@media': { [below('columns')]: { position: 'absolute', left: 10, top: 15 } },
})
globalStyle(`[aria-expanded="true"] > ${chevron}`, { transform: 'rotate(90deg)' })

export const name = style({
  flex: 1,
  minWidth: 0,
  '@media': { [below('columns')]: { flexBasis: '100%' } },
})
export const persons = style({
  color: color.ink3,
  fontSize: type.meta,
  '@media': { [below('columns')]: { marginRight: 'auto' } },
})
