import { globalStyle, style } from '@vanilla-extract/css'
import { color, size } from '#web/theme/contract.css.ts'

/** The wall itself, wide, with nothing on it but the work. */
export const zoom = style({
  vars: {
    '--yarl__color_backdrop': color.paper,
    '--yarl__color_button': color.ink2,
    '--yarl__color_button_active': color.ink,
    '--yarl__color_button_disabled': color.ink3,
    '--yarl__button_background_color': color.paper,
    '--yarl__button_filter': 'none',
    '--yarl__button_padding': '12px',
    '--yarl__navigation_button_padding': '12px',
    '--yarl__toolbar_padding': '13px',
    '--yarl__slide_icon_loading_color': color.ink3,
    '--yarl__slide_icon_error_color': color.err,
  },
})
globalStyle(`${zoom} button`, {
  display: 'grid',
  placeItems: 'center',
  minWidth: size.target,
  minHeight: size.target,
  borderRadius: size.radius,
})
globalStyle(`${zoom} button:hover`, { color: color.ochre })
globalStyle(`${zoom} img`, { background: color.plinth })
// Rings stand within the screen: the wall fills it, and the ways to the other pictures stand at its edges.
globalStyle(`${zoom} .yarl__container:focus-visible`, { outlineOffset: -8, boxShadow: 'none' })
globalStyle(`${zoom} .yarl__navigation_prev`, { left: 8 })
globalStyle(`${zoom} .yarl__navigation_next`, { right: 8 })
