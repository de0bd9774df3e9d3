import { describe, expect, it } from 'vitest'
import {
  blankForm,
  choice,
  count,
  faultsIn,
  flag,
  labelOf,
  missingIn,
  number,
  text,
  trimmed,
} from './fields.ts'

const fields = {
  name: text({ label: 'Name', longest: 5, needed: 'A name is required' }),
  glaze: choice<'salt' | 'ash'>({
    label: 'Glaze',
    of: ['salt', 'ash'],
    called: (glaze) => glaze,
    fault: () => null,
    missing: (glaze) => (glaze === '' ? 'Choose a glaze' : null),
  }),
  height: number({ label: 'Height', unit: 'cm', bounds: { above: 0, most: 10 }, wrong: 'Up to ten' }),
  pieces: count({
    label: 'Pieces',
    blank: 1,
    bounds: { whole: true, least: 0, most: 3 },
    wrong: 'Up to three',
  }),
  fired: flag({ label: 'Fired', blank: false, yes: 'Fired', no: 'Raw' }),
}
const blank = blankForm(fields)

describe('a form of described fields', () => {
  it('says of each what it takes', () => {
    expect(Object.values(fields).map(({ kind }) => kind)).toEqual([
      'text',
      'choice',
      'number',
      'number',
      'flag',
    ])
  })

  it('begins with nothing told, and nothing wrong', () => {
    expect(blank).toEqual({ name: '', glaze: '', height: null, pieces: 1, fired: false })
    expect(Object.values(faultsIn(fields, blank))).toEqual([null, null, null, null, null])
  })

  it.each([
    ['name', { name: 'Lidded' }, 'At most 5 characters, please'],
    ['name', { name: '🏺🏺🏺🏺🏺🏺' }, 'At most 5 characters, please'],
    ['height', { height: 0 }, 'Up to ten'],
    ['height', { height: Number.NaN }, 'Up to ten'],
    ['pieces', { pieces: 1.5 }, 'Up to three'],
    ['pieces', { pieces: 4 }, 'Up to three'],
  ] as const)('says what is wrong with its %s: %j', (name, given, fault) => {
    expect(faultsIn(fields, { ...blank, ...given })[name]).toBe(fault)
  })

  it('keeps what is at its bounds', () => {
    const given = { ...blank, name: ' 🏺🏺🏺🏺🏺 ', height: 10, pieces: 0 }
    expect(Object.values(faultsIn(fields, given)).filter((fault) => fault !== null)).toEqual([])
  })

  it('says what has to be told: words, and what was chosen', () => {
    expect(missingIn(fields, { ...blank, name: ' ' })).toMatchObject({
      name: 'A name is required',
      glaze: 'Choose a glaze',
      height: null,
    })
    expect(missingIn(fields, { ...blank, name: 'Bowl', glaze: 'ash' })).toMatchObject({
      name: null,
      glaze: null,
    })
  })

  it('is kept without the space around its words, and without what it does not know', () => {
    const sent = { ...blank, name: ' Bowl ', version: 7 }
    expect(trimmed(fields, sent)).toEqual({ ...blank, name: 'Bowl' })
    expect(trimmed(fields, { ...sent, name: '\u202EBo\u2060wl' })).toEqual({ ...blank, name: 'Bowl' })
  })

  it('calls a field with what it is measured in', () => {
    expect([labelOf(fields.height), labelOf(fields.name)]).toEqual(['Height, cm', 'Name'])
  })
})
