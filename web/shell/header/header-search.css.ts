import { globalStyle, style } from '@vanilla-extract/css'
import { upTo } from '#web/theme/breakpoints.ts'
import { color, motion, size } from '#web/theme/contract.css.ts'

export const box = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  width: size.target,
  height: size.target,
  transition: `width ${motion.calm} ${motion.ease}`,
  // Without JavaScript nothing can open the box, so it stands open.
  '@media': { '(scripting: none)': { width: size.search, borderBottom: `1px solid ${color.ink}` } },
})
export const open = style({ width: size.search, borderBottom: `1px solid ${color.ink}` })
globalStyle(`${open}:focus-within`, { borderBottomWidth: 2 })

const onlyOpen = {
  display: 'none',
  selectors: { [`${open} &`]: { display: 'grid' } },
} as const

export const opener = style({
  selectors: { [`${open} &`]: { display: 'none' } },
  '@media': { '(scripting: none)': { display: 'none' } },
})
export const closer = style(onlyOpen)
export const submit = style({
  ...onlyOpen,
  '@media': { [upTo('menu')]: { selectors: { [`${open} &`]: { display: 'none' } } } },
})
export const input = style({
  ...onlyOpen,
  flex: 1,
  minWidth: 0,
  height: size.target,
  border: 0,
  background: 'none',
  padding: '0 4px',
  '::placeholder': { color: color.ink3, opacity: 1 },
  // The line beneath the whole box shows the focus.
  ':focus': { outline: 'none', boxShadow: 'none' },
  '@media': {
    [upTo('menu')]: { paddingLeft: 8 },
    '(scripting: none)': { display: 'block' },
  },
})
globalStyle(`${input}::-webkit-search-cancel-button`, { display: 'none' })
