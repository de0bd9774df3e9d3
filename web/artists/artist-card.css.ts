import { createVar, globalStyle, style } from '@vanilla-extract/css'
import { below } from '#web/theme/breakpoints.ts'
import { color, space, type } from '#web/theme/contract.css.ts'

/** Width divided by height, of one work or of all works of a strip together. */
export const ratio = createVar()

const stripHeight = '176px'

export const strip = style({
  display: 'flex',
  alignItems: 'flex-end',
  height: stripHeight,
  '@media': { [below('page')]: { height: 'auto' } },
})
/** Works at one height, as wide together as the card at most. */
export const works = style({
  display: 'flex',
  gap: 8,
  width: `min(100%, calc(${ratio} * ${stripHeight} + 16px))`,
  '@media': { [below('page')]: { width: '100%' } },
})
export const work = style({
  position: 'relative',
  display: 'block',
  flexGrow: ratio,
  flexBasis: 0,
  minWidth: 0,
  aspectRatio: ratio,
  '::after': {
    content: '""',
    position: 'absolute',
    inset: 0,
    border: `1px solid ${color.edge}`,
    pointerEvents: 'none',
  },
})
globalStyle(`${work} img`, { width: '100%', aspectRatio: ratio })

export const who = style({
  display: 'grid',
  gridTemplateColumns: '64px minmax(0, 1fr) auto',
  gap: space[2],
  alignItems: 'center',
  marginTop: space[3],
  '@media': {
    [below('page')]: { gridTemplateColumns: '64px minmax(0, 1fr)', rowGap: 14, marginTop: space[2] },
  },
})
globalStyle(`${who} p`, { fontSize: type.label, color: color.ink2, lineHeight: 1.45 })
globalStyle(`${who} > button`, {
  paddingInline: 16,
  '@media': { [below('page')]: { gridColumn: '1 / -1' } },
})
