import { globalStyle } from '@vanilla-extract/css'
import { cartPage, signInPage } from '#application/shared/addresses.ts'
import './growing.css.ts'
import './theme.css.ts'
import { color, size, space, type } from './contract.css.ts'

globalStyle('*, *::before, *::after', { boxSizing: 'border-box' })
globalStyle('html', {
  WebkitTextSizeAdjust: '100%',
  scrollPaddingTop: `calc(${size.headerSmall} + ${space[3]})`,
})
globalStyle('body', {
  margin: 0,
  background: color.paper,
  color: color.ink,
  font: `400 ${type.body}/1.5 ${type.sans}`,
  fontOpticalSizing: 'auto',
  WebkitFontSmoothing: 'antialiased',
  textRendering: 'optimizeLegibility',
  overflowX: 'clip',
  overflowWrap: 'break-word',
})
globalStyle('h1, h2, h3, h4, p, figure, ul, ol, dl, dd, fieldset, blockquote', {
  margin: 0,
  padding: 0,
  border: 0,
  fontWeight: 400,
})
globalStyle('ul, ol', { listStyle: 'none' })
globalStyle('img, svg', { display: 'block', maxWidth: '100%' })
globalStyle('img', { height: 'auto' })
globalStyle('a', { color: 'inherit', textDecoration: 'none' })
globalStyle('button, input, select, textarea', {
  font: 'inherit',
  color: 'inherit',
  letterSpacing: 'inherit',
})
globalStyle('button', { background: 'none', border: 0, padding: 0, cursor: 'pointer' })
// A page that was kept for when there is no network knows of no account and no cart.
globalStyle(`[data-kept] :is(header, footer) :is(a[href="${cartPage}"], a[href^="${signInPage}"])`, {
  display: 'none',
})
// Nothing answers it yet.
globalStyle('button[data-waits]', { cursor: 'progress' })
globalStyle('button[data-waits]:disabled', { opacity: 0.6 })
// Pressed before the page's scripts were there; it is done when they are.
globalStyle('[data-pressed]', { opacity: 0.6, cursor: 'progress' })
globalStyle('table', { borderCollapse: 'collapse', width: '100%' })
globalStyle('fieldset', { minWidth: 0 })
globalStyle('legend', { padding: 0 })
globalStyle('[hidden]', { display: 'none !important' })
globalStyle('::selection', { background: color.ochre, color: color.onOchre })

// An ink ring with a gap of paper, so that it shows on paper, on pigment and on any picture.
globalStyle(':focus-visible', {
  outline: `2px solid ${color.ink}`,
  outlineOffset: 3,
  boxShadow: `0 0 0 3px ${color.paper}`,
  borderRadius: size.radius,
})
globalStyle('[data-ground="feature"] :focus-visible', {
  outlineColor: color.onFeature,
  boxShadow: `0 0 0 3px ${color.feature}`,
})
globalStyle('main:focus', { outline: 'none', boxShadow: 'none' })
