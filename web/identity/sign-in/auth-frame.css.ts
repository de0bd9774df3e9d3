import { globalStyle, style } from '@vanilla-extract/css'
import { from } from '#web/theme/breakpoints.ts'
import { color, motion, size, space, type } from '#web/theme/contract.css.ts'

export const frame = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  minHeight: '100vh',
  '@media': {
    [from('columns')]: {
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
    },
  },
})
/** Below the header, where there is one. */
export const underHeader = style({ minHeight: `calc(100vh - ${size.header})` })

/** As high as the form, which may be longer than the wall. A gradient below both would keep contrasts from being weighed. */
export const side = style({
  display: 'none',
  '@media': { [from('columns')]: { display: 'block', background: color.wall } },
})
export const wall = style({
  '@media': {
    [from('columns')]: {
      position: 'sticky',
      top: 0,
      height: '100vh',
      display: 'grid',
      gridTemplateRows: 'minmax(0, 1fr) auto',
      overflow: 'hidden',
      selectors: {
        [`${underHeader} &`]: { top: size.header, height: `calc(100vh - ${size.header})` },
      },
    },
  },
})

/** The works take turns on one wall: the one that leaves slides out and fades while the other one comes. */
export const hung = style({
  gridArea: '1 / 1',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space[3],
  padding: space[6],
  minHeight: 0,
  opacity: 0,
  visibility: 'hidden',
  transform: 'translateX(64px)',
  transition: `transform ${motion.hung} ${motion.ease}, opacity ${motion.hung} ${motion.ease}, visibility ${motion.hung}`,
  selectors: {
    '&:nth-child(odd)': { transform: 'translateX(-64px)' },
    '&[data-on]': { opacity: 1, visibility: 'visible', transform: 'none' },
  },
})
globalStyle(`${hung} img`, {
  width: 'auto',
  maxWidth: '62%',
  maxHeight: 'min(62vh, 620px)',
  boxShadow: color.hang,
})
export const label = style({ alignSelf: 'flex-end', flex: 'none', width: 132, marginBottom: '12vh' })
export const floor = style({
  gridRow: 2,
  height: 82,
  borderTop: `10px solid color-mix(in srgb, ${color.wall} 60%, ${color.card})`,
  background: color.plinth,
})

export const column = style({
  display: 'flex',
  flexDirection: 'column',
  width: '100%',
  maxWidth: 560,
  marginInline: 'auto',
  padding: `${space[2]} ${size.gutter} ${space[6]}`,
  minWidth: 0,
  '@media': { [from('columns')]: { paddingInline: space[8] } },
})
export const top = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  height: size.header,
})
export const body = style({ marginBlock: 'auto', paddingBlock: space[3] })
globalStyle(`${body} > [role="tablist"]`, { marginBottom: space[4] })

export const sentence = style({ margin: `6px 0 ${space[3]}` })
export const form = style({ display: 'grid', gap: space[3] })
export const ways = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: space[2],
})
export const or = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  color: color.ink3,
  fontSize: type.label,
  '::before': { content: '""', flex: 1, height: 1, background: color.line },
  '::after': { content: '""', flex: 1, height: 1, background: color.line },
  // What would stand below needs scripts.
  '@media': { '(scripting: none)': { display: 'none' } },
})
/** More ways to sign in; nothing at all, without a line above, where there are none. */
export const others = style({ display: 'grid', gap: 12 })
