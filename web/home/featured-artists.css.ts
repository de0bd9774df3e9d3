import { createVar, globalStyle, style } from '@vanilla-extract/css'
import { below } from '#web/theme/breakpoints.ts'
import { color, size, space, type } from '#web/theme/contract.css.ts'

export const ratio = createVar()

/** Works at one height, each over its maker; on smaller screens two to a row, standing on one line. */
export const shelf = style({
  display: 'flex',
  gap: size.gap,
  alignItems: 'flex-start',
  '@media': {
    [below('three')]: { display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', rowGap: 0 },
    [below('page')]: { columnGap: space[2] },
  },
})
export const item = style({
  flex: `${ratio} 1 0`,
  minWidth: 0,
  display: 'block',
  '@media': {
    [below('three')]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      gridRow: 'span 2',
      gridTemplateRows: 'subgrid',
      alignContent: 'end',
      selectors: { '&:nth-child(n + 3)': { marginTop: space[5] } },
    },
  },
})
export const art = style({
  position: 'relative',
  display: 'block',
  aspectRatio: ratio,
  '::after': {
    content: '""',
    position: 'absolute',
    inset: 0,
    border: `1px solid ${color.edge}`,
    pointerEvents: 'none',
  },
  '@media': { [below('three')]: { alignSelf: 'end', width: `min(100%, calc(340px * ${ratio}))` } },
})
globalStyle(`${art} img`, { width: '100%', aspectRatio: ratio })

export const maker = style({
  display: 'flex',
  gap: 14,
  alignItems: 'flex-start',
  marginTop: 18,
  minHeight: 56,
  '@media': {
    [below('three')]: { gridRow: 2, alignSelf: 'start' },
    [below('page')]: { flexDirection: 'column', gap: 8, marginTop: 14 },
  },
})
globalStyle(`${maker} > :last-child`, { minWidth: 0, overflowWrap: 'anywhere' })
export const name = style({
  display: 'block',
  '@media': { [below('page')]: { fontSize: type.h4 } },
  selectors: { [`${item}:hover &`]: { color: color.ochre } },
})
export const what = style({ display: 'block', color: color.ink3, fontSize: type.label, lineHeight: 1.4 })
