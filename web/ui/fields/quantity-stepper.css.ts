import { globalStyle, style } from '@vanilla-extract/css'
import { color, size, type } from '#web/theme/contract.css.ts'

export const stepper = style({
  display: 'inline-grid',
  gridTemplateColumns: `${size.target} minmax(36px, 1fr) ${size.target}`,
  border: `1px solid ${color.control}`,
  borderRadius: size.radius,
  minHeight: size.target,
  fontVariantNumeric: 'tabular-nums',
  background: color.paper,
})
globalStyle(`${stepper} button`, { display: 'grid', placeItems: 'center', minHeight: size.target })
globalStyle(`${stepper} button:hover:not([aria-disabled="true"])`, { color: color.ochre })
globalStyle(`${stepper} button[aria-disabled="true"]:not([data-waits])`, {
  color: color.ink3,
  opacity: 0.55,
  cursor: 'not-allowed',
})
globalStyle(`${stepper} output`, { display: 'grid', placeItems: 'center', fontWeight: 500, minWidth: 36 })

export const atStock = style({ fontSize: type.meta, color: color.ink3, marginTop: 4 })
export const frame = style({ display: 'inline-grid', justifyItems: 'start' })
