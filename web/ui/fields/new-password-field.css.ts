import { style } from '@vanilla-extract/css'
import { color, mark, motion, type } from '#web/theme/contract.css.ts'

export const meter = style({ display: 'grid', gridTemplateColumns: 'repeat(4, 1fr)', gap: 4, marginTop: 8 })
export const step = style({
  height: 3,
  background: color.line,
  transition: `background-color ${motion.quick}`,
  selectors: { '&[data-on]': { background: mark.done } },
})
/** Its height is kept from the beginning, so that nothing moves when there is something to say. */
export const words = style({ marginTop: 6, minHeight: '1.4em', fontSize: type.meta, color: color.ink3 })
