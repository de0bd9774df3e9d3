import { assignVars, createGlobalTheme, globalStyle } from '@vanilla-extract/css'
import { from, reducedMotion, upTo } from './breakpoints.ts'
import { color, mark, motion, size, space, type } from './contract.css.ts'
import { day } from './day.ts'
import { night } from './night.ts'

createGlobalTheme(':root', color, day)

createGlobalTheme(':root', mark, { here: color.ochre, done: color.ink, rest: color.control })

createGlobalTheme(':root', type, {
  serif: '"Newsreader", "Iowan Old Style", "Palatino Linotype", Georgia, serif',
  sans: '"Instrument Sans", "Helvetica Neue", Arial, sans-serif',
  vinyl: 'clamp(4.25rem, 1.9rem + 9.2vw, 9.5rem)',
  display: 'clamp(2.75rem, 1.95rem + 3.4vw, 5rem)',
  h1: 'clamp(2.25rem, 1.8rem + 1.9vw, 3.5rem)',
  h2: 'clamp(1.75rem, 1.5rem + 1.05vw, 2.5rem)',
  h3: '1.5rem',
  h4: '1.25rem',
  title: '1.1875rem',
  lead: 'clamp(1.1875rem, 1.1rem + .35vw, 1.375rem)',
  prose: '1.125rem',
  body: '1rem',
  label: '.875rem',
  meta: '.8125rem',
})

createGlobalTheme(':root', space, {
  0: '4px',
  1: '8px',
  2: '16px',
  3: '24px',
  4: '32px',
  5: '40px',
  6: '48px',
  8: '64px',
  10: '80px',
  12: '96px',
  16: '128px',
})

createGlobalTheme(':root', size, {
  gutter: '20px',
  gap: '24px',
  section: '80px',
  page: '1440px',
  measure: '62ch',
  radius: '2px',
  target: '44px',
  field: '48px',
  header: '70px',
  headerSmall: '60px',
  logo: '55px',
  logoSmall: '45px',
  search: '400px',
  menu: 'min(70%, 300px)',
  hang: '400px',
})

createGlobalTheme(':root', motion, {
  quick: '120ms',
  calm: '220ms',
  slow: '420ms',
  hung: '2000ms',
  ease: 'cubic-bezier(.2, .6, .2, 1)',
})

globalStyle(':root', {
  colorScheme: 'light',
  '@media': {
    '(forced-colors: active)': {
      vars: { [mark.here]: 'Highlight', [mark.done]: 'CanvasText', [mark.rest]: 'CanvasText' },
    },
    [from('page')]: { vars: { [size.gutter]: '32px' } },
    [from('columns')]: { vars: { [size.gutter]: '48px', [size.gap]: '32px', [size.section]: '96px' } },
    [from('three')]: { vars: { [size.gutter]: '64px', [size.gap]: '48px', [size.section]: '128px' } },
    [from('wide')]: { vars: { [size.page]: '1760px' } },
    [upTo('search')]: { vars: { [size.search]: '250px' } },
    [upTo('menu')]: { vars: { [size.search]: '150px' } },
    [reducedMotion]: {
      vars: { [motion.quick]: '0ms', [motion.calm]: '0ms', [motion.slow]: '0ms', [motion.hung]: '0ms' },
    },
  },
})

globalStyle(':root:not([data-theme])', {
  '@media': { '(prefers-color-scheme: dark)': { colorScheme: 'dark', vars: assignVars(color, night) } },
})
globalStyle(':root[data-theme="night"]', { colorScheme: 'dark', vars: assignVars(color, night) })
globalStyle(':root:root', {
  '@media': {
    '(prefers-contrast: more)': {
      vars: { [color.ink2]: color.ink, [color.ink3]: color.ink, [color.line]: color.control },
    },
  },
})
/** Paper is white, whatever the hour: last, so that it holds beside each of the above. */
globalStyle(':root:root', { '@media': { print: { colorScheme: 'light', vars: assignVars(color, day) } } })
