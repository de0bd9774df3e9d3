import { globalStyle, style } from '@vanilla-extract/css'
import { below } from '#web/theme/breakpoints.ts'
import { color, size, space, type } from '#web/theme/contract.css.ts'

export const form = style({ display: 'grid', gap: space[6], maxWidth: 760, minWidth: 0 })
export const groupTitle = style({ marginBottom: space[3] })

export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(6, minmax(0, 1fr))',
  gap: `20px ${space[2]}`,
})
const span = (columns: number) => style({ gridColumn: `span ${columns}` })
export const whole = span(6)
/** Half a line on every screen. */
export const half = span(3)
const onPhones = { '@media': { [below('page')]: { gridColumn: 'span 6' } } }
/** Beside another field where there is room, else a line of its own. */
export const roomyHalf = style([span(3), onPhones])
export const roomyThird = style([span(2), onPhones])
export const roomyTwoThirds = style([span(4), onPhones])

export const trial = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 10px',
  fontSize: type.label,
  color: color.info,
  background: color.infoWash,
  padding: '10px 14px',
  borderRadius: size.radius,
  marginBottom: space[2],
})
globalStyle(`${trial} > svg`, { alignSelf: 'flex-start', marginTop: 2 })
globalStyle(`${trial} > div`, { flex: '1 1 240px', minWidth: 0 })
globalStyle(`${trial} button`, { color: color.ink })
export const unbroken = style({ whiteSpace: 'nowrap' })

export const haveAccount = style({ color: color.ink2, fontSize: type.label, marginBottom: space[1] })
export const note = style({ fontSize: type.meta, color: color.ink3, marginTop: space[2] })

export const impossible = style({ fontSize: type.label, color: color.ink2, padding: '0 20px 20px 56px' })

export const agreement = style({ fontSize: type.label, color: color.ink2, marginTop: space[2] })
export const count = style({ fontFamily: type.sans, letterSpacing: 0 })
/** Stands there before it says something, so that it is told to those who listen. */
export const changes = style({})
globalStyle(`${changes} > *`, { maxWidth: 760, marginBottom: space[4] })
/** A way on under what an alert says. */
export const mend = style({ display: 'block', marginTop: 12 })
export const bones = style({ display: 'grid', gap: space[2], maxWidth: 760 })

/** Works with a way to leave each out, under the country that they are not sent to. */
export const notSent = style({ display: 'grid', gap: space[1] })
globalStyle(`${notSent} > li:has(> button)`, {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[2],
})
