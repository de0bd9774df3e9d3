import { expect, it } from 'vitest'
import { flagIn, listIn, listInJson, namesIn, numberIn, numberOrNull, requiredNumber } from './text-values.ts'

it.each([
  ['640.50', 640.5, 640.5, 640.5],
  [' 3 ', 3, 3, 3],
  ['', undefined, null, Number.NaN],
  ['cheap', Number.NaN, Number.NaN, Number.NaN],
  ['1e3', Number.NaN, Number.NaN, Number.NaN],
  ['0x10', Number.NaN, Number.NaN, Number.NaN],
])('reads %j as a number that may be left out, be nothing, or is always told', (text, ...numbers) => {
  expect([numberIn(text), numberOrNull(text), requiredNumber(text)]).toEqual(numbers)
})

it('reads yes and no, and leaves what is neither', () => {
  expect(['true', ' false ', '', 'perhaps'].map(flagIn)).toEqual([true, false, undefined, 'perhaps'])
})

it.each([
  [
    ['a', 'b'],
    ['a', 'b'],
  ],
  [['["a", "b"]'], ['a', 'b']],
  [['[a'], ['[a']],
  [['{"a": 1}'], ['{"a": 1}']],
  [[''], ['']],
])('reads several values out of %j', (texts, list) => {
  expect(listIn(texts)).toEqual(list)
})

it('reads names between commas, and none out of nothing', () => {
  expect([namesIn(['a, b', 'c']), namesIn([''])]).toEqual([['a', 'b', 'c'], []])
})

it('reads a list out of JSON, and leaves what is none', () => {
  expect(['[{"title":"Bells"}]', ' ', '[{', '{}'].map(listInJson)).toEqual([
    [{ title: 'Bells' }],
    [],
    '[{',
    {},
  ])
})
