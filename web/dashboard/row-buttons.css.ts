import { style } from '@vanilla-extract/css'
import { below, from } from '#web/theme/breakpoints.ts'
import { color, size } from '#web/theme/contract.css.ts'

/** Icons reach over the edge as far as there is nothing to see of them. */
export const place = style({ position: 'relative', '@media': { [below('page')]: { marginRight: -10 } } })
export const more = style({ '@media': { [from('page')]: { selectors: { '&&': { display: 'none' } } } } })
export const others = style({
  display: 'contents',
  '@media': {
    [below('page')]: {
      display: 'none',
      position: 'absolute',
      zIndex: 1,
      top: '100%',
      right: 0,
      background: color.card,
      border: `1px solid ${color.control}`,
      borderRadius: size.radius,
      boxShadow: color.lift,
      selectors: { '&[data-open]': { display: 'flex' } },
    },
  },
})
