import { globalStyle, style } from '@vanilla-extract/css'
import { from } from '#web/theme/breakpoints.ts'
import { color, space, type } from '#web/theme/contract.css.ts'

export const wall = style({ background: color.feature, color: color.onFeature })
export const inside = style({
  display: 'grid',
  gap: space[6],
  paddingBlock: space[10],
  alignItems: 'center',
  '@media': { [from('columns')]: { gridTemplateColumns: '7fr 5fr', paddingBlock: space[12] } },
})
export const sentence = style({
  selectors: { '&&': { color: color.onFeature2 } },
  marginTop: space[3],
  maxWidth: '40ch',
})
globalStyle(`${sentence} a`, { textDecoration: 'underline', textUnderlineOffset: '.22em' })
export const action = style({ marginTop: space[4] })

export const yours = style({
  display: 'flex',
  alignItems: 'flex-end',
  gap: 20,
  '@media': { [from('columns')]: { justifyContent: 'flex-end' } },
})
export const frame = style({
  width: 'min(52vw, 220px)',
  aspectRatio: '4 / 5',
  border: '10px solid #2A1A12',
  background: `color-mix(in srgb, ${color.feature} 86%, #000)`,
  boxShadow: `inset 0 0 0 1px rgb(255 255 255 / .08), ${color.hang}`,
  '@media': { [from('columns')]: { width: 260 } },
})
/** The label is paper by day and by night. */
export const label = style({
  padding: '14px 16px',
  borderRadius: 1,
  background: '#FBF9F5',
  color: '#534D44',
  fontSize: type.label,
  lineHeight: 1.45,
})
globalStyle(`${label} strong, ${label} i`, { color: '#1B1814' })
globalStyle(`${label} strong`, { display: 'block', fontWeight: 600 })
globalStyle(`${label} i`, { font: `italic 400 1.0625rem/1.3 ${type.serif}` })
