import { expect, it } from 'vitest'
import { stylesOf } from './page-styles.ts'
import { styleRules } from './style-rules.ts'

const sheet = [
  '@font-face{font-family:Wall;font-style:italic;src:url(wall-basic-italic.woff2)}',
  ':root{--ink:#111}',
  '.wall{color:red}',
  '@media print{.wall,.label{color:black}.menu{display:none}}',
  '@media print{@supports (gap:1px){.label{gap:1px}}}',
  '.wall .label{gap:2px}',
  '.wall:not(.open){gap:3px}',
  '.menu{font:italic 4px Wall}',
  '.wall.open{gap:5px}',
  '.label:is(.menu:hover,.x)::before{gap:6px}',
].join('')

const stylesFor = stylesOf(styleRules(sheet))
const page = (...names: string[]) => stylesFor(names.map((name) => `<p class="${name}">`).join(''))
const of = (...names: string[]) => page(...names).text

it('a page that shows everything has every rule, in the order of the sheet', () => {
  expect(of('wall open', 'label', 'menu')).toBe(sheet)
})

it('a page has the rules that something on it answers to, and no other', () => {
  expect(of('wall')).toBe(
    '@font-face{font-family:Wall;font-style:italic;src:url(wall-basic-italic.woff2)}:root{--ink:#111}.wall{color:red}@media print{.wall,.label{color:black}}.wall:not(.open){gap:3px}',
  )
  expect(of('label')).toBe(
    '@font-face{font-family:Wall;font-style:italic;src:url(wall-basic-italic.woff2)}:root{--ink:#111}@media print{.wall,.label{color:black}}@media print{@supports (gap:1px){.label{gap:1px}}}.label:is(.menu:hover,.x)::before{gap:6px}',
  )
})

it('letters that few pages have are left to the sheet of all', () => {
  const rare = '@font-face{font-family:Wall;src:url(wall-vietnamese.woff2)}'
  expect(stylesOf(styleRules(rare + sheet))('<p class="nothing">').text).toBe(of('nothing'))
})

it('what stands around nothing that is needed is left out', () => {
  expect(of('nothing')).toBe(
    '@font-face{font-family:Wall;font-style:italic;src:url(wall-basic-italic.woff2)}:root{--ink:#111}',
  )
})

it('a face for italics is asked for where something is drawn in them', () => {
  expect(page('wall', 'label').hasItalics).toBe(false)
  expect(page('wall', 'menu').hasItalics).toBe(true)
})
