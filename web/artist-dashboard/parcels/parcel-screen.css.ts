import { globalStyle, style } from '@vanilla-extract/css'
import { from } from '#web/theme/breakpoints.ts'
import { color, size, space, type } from '#web/theme/contract.css.ts'

const hair = `1px solid ${color.line}`

export const layout = style({
  display: 'grid',
  gap: `${space[6]} ${space[8]}`,
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': {
    [from('three')]: { gridTemplateColumns: 'minmax(0, 1fr) 360px' },
    print: { display: 'none' },
  },
})
export const lines = style({ borderBottom: hair })
export const line = style({
  display: 'grid',
  gridTemplateColumns: '88px minmax(0, 1fr) auto',
  gap: space[2],
  alignItems: 'center',
  paddingBlock: space[2],
  borderTop: hair,
})
globalStyle(`${line} img`, { width: 88, height: 88, objectFit: 'contain', objectPosition: 'left center' })
export const title = style({ font: `italic 400 ${type.title}/1.3 ${type.serif}` })
export const side = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[4] })
export const panel = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[2],
  padding: `${space[4]} ${space[3]}`,
  background: color.wall,
  borderRadius: size.radius,
})
export const form = style({ display: 'grid', gap: space[2] })
export const address = style({ fontStyle: 'normal', lineHeight: 1.6, whiteSpace: 'pre-line' })

/** Only on paper. */
export const slip = style({
  display: 'none',
  '@media': { print: { display: 'block', color: '#000', fontSize: '11pt', lineHeight: 1.5 } },
})
globalStyle(`${slip} h2`, { font: `400 26pt/1.2 ${type.serif}`, marginBottom: '4pt' })
/** Titles of works are in italics, on paper too. */
globalStyle(`${slip} td:first-child`, { font: `italic 400 13pt/1.4 ${type.serif}` })
globalStyle(`${slip} :is(th, td):last-child`, { textAlign: 'right', paddingRight: 0 })
globalStyle(`${slip} tr`, { breakInside: 'avoid' })
globalStyle(`${slip} table`, { marginBlock: '24pt', fontSize: 'inherit' })
globalStyle(`${slip} :is(th, td)`, {
  textAlign: 'left',
  padding: '6pt 12pt 6pt 0',
  borderBottom: '0.5pt solid #000',
})
globalStyle(`${slip} address`, { fontSize: '15pt', marginBlock: '18pt 24pt' })
