import { createVar, globalStyle, style } from '@vanilla-extract/css'
import { below, from } from '#web/theme/breakpoints.ts'
import { color, space, type } from '#web/theme/contract.css.ts'

/** Pixels per centimetre of the room at this screen width. */
const scale = createVar()
/** How many centimetres of wall are shown; more for large works, so that everything else is drawn smaller. */
export const wallCm = createVar()
/** One centimetre as it is drawn. */
const cm = createVar()
export const width = createVar()
export const height = createVar()
export const wallColour = createVar()
/** How high above the floor the work's centre hangs, in centimetres. */
export const centreCm = createVar()
const floor = createVar()

const shownCm = 252

export const area = style({
  vars: { [scale]: '2.5px' },
  '@media': {
    [below('columns')]: { vars: { [scale]: '1.55px' } },
    [from('three')]: { vars: { [scale]: '2.8px' } },
  },
})
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'end',
  gap: space[3],
  marginBottom: space[4],
})

export const wallRoom = style({
  position: 'relative',
  height: `calc(${shownCm} * ${scale})`,
  background: wallColour,
  overflow: 'hidden',
  color: '#1B1814',
  vars: { [cm]: `calc(${scale} * ${shownCm} / ${wallCm})`, [floor]: `calc(26 * ${cm})` },
  '::after': {
    content: '""',
    position: 'absolute',
    inset: 'auto 0 0',
    height: floor,
    background: '#D9CFBF',
    borderTop: `calc(4 * ${cm}) solid color-mix(in srgb, ${wallColour} 70%, #fff)`,
    boxShadow: 'inset 0 1px 0 rgb(27 24 20 / .08)',
  },
})
globalStyle(`${wallRoom} > *`, { zIndex: 1 })
export const dark = style({
  selectors: { '&&': { color: '#F3EEE5' }, '&::after': { background: '#2A2622' } },
})

export const art = style({
  position: 'absolute',
  left: '50%',
  bottom: `calc(${floor} + ${centreCm} * ${cm})`,
  width: `calc(${width} * ${cm})`,
  height: `calc(${height} * ${cm})`,
  transform: 'translate(-50%, 50%)',
  display: 'grid',
  placeItems: 'center',
})
globalStyle(`${art} img`, { boxShadow: color.hang })

const dimension = {
  position: 'absolute',
  fontSize: type.meta,
  fontVariantNumeric: 'tabular-nums',
  display: 'grid',
  placeItems: 'center',
  whiteSpace: 'nowrap',
} as const
const rule = { content: '""', position: 'absolute', border: 'solid currentColor', opacity: 0.7 } as const
const hair = 'linear-gradient(currentColor, currentColor) center /'

export const across = style({
  ...dimension,
  left: 0,
  right: 0,
  top: -30,
  '::before': {
    ...rule,
    left: 0,
    right: 0,
    bottom: -8,
    height: 6,
    borderWidth: '0 1px',
    background: `${hair} 100% 1px no-repeat`,
  },
})
export const upright = style({
  ...dimension,
  top: 0,
  bottom: 0,
  right: 'calc(100% + 22px)',
  '::before': {
    ...rule,
    top: 0,
    bottom: 0,
    right: -14,
    width: 6,
    borderWidth: '1px 0',
    background: `${hair} 1px 100% no-repeat`,
  },
  '@media': {
    [below('columns')]: {
      right: 'auto',
      left: 'calc(100% + 22px)',
      '::before': { right: 'auto', left: -14 },
    },
  },
})

export const person = style({
  position: 'absolute',
  bottom: `calc(12 * ${cm})`,
  left: `calc(50% - 190 * ${cm})`,
  height: `calc(170 * ${cm})`,
  width: 'auto',
  maxWidth: 'none',
  selectors: { [`${dark} &`]: { filter: 'brightness(.72)' } },
  '@media': { [below('columns')]: { left: `calc(50% - 112 * ${cm})` } },
})
export const bench = style({
  position: 'absolute',
  bottom: `calc(6 * ${cm})`,
  left: `calc(50% + 64 * ${cm})`,
  width: `calc(150 * ${cm})`,
  maxWidth: 'none',
  color: '#1B1814',
  selectors: { [`${dark} &`]: { color: '#0E0C0B' } },
  '@media': { [below('columns')]: { left: `calc(50% + 48 * ${cm})` } },
})
export const sofa = style({
  position: 'absolute',
  bottom: `calc(6 * ${cm})`,
  left: `calc(50% - 105 * ${cm})`,
  width: `calc(210 * ${cm})`,
  maxWidth: 'none',
  selectors: { [`${dark} &`]: { filter: 'brightness(.72)' } },
})
export const note = style({ marginTop: 12 })
