import { globalStyle, style } from '@vanilla-extract/css'
import { color, mark, size, space, type } from '#web/theme/contract.css.ts'

const hair = `1px solid ${color.line}`

/** Above the list of claims. */
export const note = style({ maxWidth: '62ch', marginBottom: space[4] })
export const order = style({ fontWeight: 500 })

export const messages = style({ display: 'grid', gap: space[3] })
/** The line beside one's own words is the stronger one; the name above says it to those who do not see that. */
export const message = style({
  display: 'grid',
  gap: space[1],
  paddingLeft: space[2],
  borderLeft: `2px solid ${color.line}`,
  selectors: { '&[data-own]': { borderLeftColor: color.control } },
})
export const from = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0 12px',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  fontSize: type.label,
})
export const name = style({ fontWeight: 600 })
export const dot = style({
  display: 'inline-block',
  width: 8,
  height: 8,
  marginRight: 8,
  borderRadius: '50%',
  background: mark.here,
})
export const words = style({ whiteSpace: 'pre-line', overflowWrap: 'anywhere', maxWidth: '62ch' })
export const photographs = style({ display: 'flex', flexWrap: 'wrap', gap: 12 })
export const photograph = style({ display: 'block', background: color.plinth })
globalStyle(`${photograph} img`, {
  display: 'block',
  height: 120,
  width: 'auto',
  maxWidth: '100%',
  objectFit: 'contain',
})
export const chosen = style({ display: 'grid', marginTop: space[1], borderTop: hair })
globalStyle(`${chosen} > li`, {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '0 16px',
  borderBottom: hair,
  overflowWrap: 'anywhere',
})
/** Apart from what is only said. */
export const more = style({ marginTop: space[2], paddingTop: space[3], borderTop: hair })
/** The words that open the browser's own file dialog. */
export const choose = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 8,
  minHeight: size.target,
  cursor: 'pointer',
})
globalStyle(`input:focus-visible + ${choose}`, { outline: `2px solid ${color.ink}`, outlineOffset: 3 })
export const wrong = style({ color: color.err, fontSize: type.label })
