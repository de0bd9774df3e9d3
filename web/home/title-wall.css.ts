import { createVar, globalStyle, style } from '@vanilla-extract/css'
import { below, breakpoints, from } from '#web/theme/breakpoints.ts'
import { color, size, space } from '#web/theme/contract.css.ts'

/** Height of a work as a part of the large one's. */
export const share = createVar()
export const ratio = createVar()
const largeHeight = createVar()

const between = `(min-width: ${breakpoints.page}px) and ${below('columns')}`

export const wall = style({
  position: 'relative',
  overflow: 'clip',
  vars: { [largeHeight]: 'clamp(330px, 34vw, 500px)' },
})
export const inside = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[6],
  paddingBlock: `${space[5]} 0`,
  '@media': {
    [from('columns')]: {
      // Where the letters are large, the works hang below them.
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      columnGap: space[3],
      paddingBlock: `${space[4]} ${space[3]}`,
      minHeight: `min(660px, calc(100vh - ${size.header} - 82px))`,
    },
  },
})
export const text = style({
  position: 'relative',
  zIndex: 1,
  '@media': { [from('columns')]: { flex: '1 1 16rem', containerType: 'inline-size' } },
})
export const lettering = style({
  '@media': {
    [from('columns')]: {
      whiteSpace: 'nowrap',
      // As large as there is room for them beside the works.
      selectors: { '&&': { fontSize: 'min(9.5rem, 28cqi)' } },
    },
  },
})
export const sentence = style({ marginTop: space[4], maxWidth: '34ch' })
export const action = style({ marginTop: space[4] })

export const works = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[4],
  '@media': { [from('columns')]: { justifyContent: 'flex-end', gap: 'clamp(24px, 4vw, 64px)' } },
})

const hung = style({})
globalStyle(`${hung} a`, { display: 'block' })
globalStyle(`${hung} img`, { aspectRatio: ratio, boxShadow: color.hang })

export const large = style([
  hung,
  {
    order: 2,
    '@media': {
      [below('columns')]: {
        order: 0,
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 260px) minmax(104px, 1fr)',
        gap: 20,
        alignItems: 'end',
      },
    },
  },
])
globalStyle(`${large} img`, {
  width: 'min(100%, 300px)',
  '@media': {
    [from('columns')]: { height: largeHeight, width: `calc(${largeHeight} * ${ratio})`, maxWidth: 'none' },
  },
})

export const small = style([
  hung,
  {
    order: 1,
    display: 'none',
    '@media': {
      [between]: { display: 'block', order: 2, marginLeft: space[4] },
      [from('columns')]: { display: 'block', marginTop: -72 },
    },
  },
])
globalStyle(`${small} img`, {
  '@media': {
    [between]: { width: 190 },
    [from('columns')]: {
      height: `calc(${largeHeight} * ${share})`,
      width: `calc(${largeHeight} * ${share} * ${ratio})`,
      maxWidth: 'none',
    },
  },
})

export const label = style({
  marginTop: 14,
  overflowWrap: 'anywhere',
  '@media': {
    [below('columns')]: { selectors: { [`${large} &`]: { marginTop: 0 } } },
    // As wide as the work above it.
    [from('columns')]: { width: 0, minWidth: '100%' },
  },
})

export const floor = style({
  height: 48,
  background: color.plinth,
  borderTop: `8px solid ${color.wall}`,
  boxShadow: `inset 0 1px 0 ${color.line}`,
  marginTop: space[5],
  position: 'relative',
  '@media': { [from('columns')]: { marginTop: 0, height: 82, borderTopWidth: 10 } },
})
export const bench = style({
  display: 'none',
  '@media': {
    [from('columns')]: {
      display: 'block',
      position: 'absolute',
      left: '36%',
      bottom: 34,
      width: 'clamp(240px, 24vw, 340px)',
      color: color.ink,
    },
  },
})
