import { expect, it } from 'vitest'
import type { Feature, LevelResult, Outcome, Scenario } from '../report-data.ts'
import { find, known } from './find.ts'
import { addressOf, everything, type Wanted, wantedIn } from './wanted.ts'

const level = (outcome: Outcome): LevelResult => ({ outcome, seconds: 0, reason: '', failedAt: null })

const scenario = (name: string, text: string, more: Partial<Scenario> = {}): Scenario => ({
  id: name,
  name,
  description: '',
  persons: ['shopper'],
  steps: [{ line: 1, keyword: 'Then', text, rows: [] }],
  examples: [],
  levels: { domain: level('held'), http: level('held'), browser: level('not-here') },
  change: null,
  pictures: [],
  ...more,
})

const feature: Feature = {
  id: 'cart/cart',
  capability: 'cart',
  name: 'Cart',
  description: '',
  given: [],
  rules: [
    {
      id: 'rule',
      name: 'Never more than there is',
      description: '',
      given: [],
      change: null,
      outcome: 'failed',
      scenarios: [
        scenario('At its end', 'she is told "Reached maximum stock"', { change: 'new' }),
        scenario('Maximum', 'the stock of what she reached', {
          persons: ['artist'],
          levels: { domain: level('held'), http: level('failed'), browser: level('not-here') },
        }),
      ],
    },
  ],
}

const names = (wanted: Partial<Wanted>): readonly string[] =>
  find(known([feature]), { ...everything, ...wanted }).features.flatMap(({ rules }) =>
    rules.flatMap(({ scenarios }) => scenarios.map(({ name }) => name)),
  )

it('whoever types a sentence finds who says it, and its words apart where nobody does', () => {
  expect(names({ q: 'reached  MAXIMUM stock' })).toEqual(['At its end'])
  expect(names({ q: 'stock maximum' })).toEqual(['At its end', 'Maximum'])
  expect(names({ q: 'never more' })).toEqual(['At its end', 'Maximum'])
  expect(names({ q: 'nowhere' })).toEqual([])
})

it('whoever makes a slip of the pen finds what they mean, and reads what that is', () => {
  const typed = (q: string) => find(known([feature]), { ...everything, q })
  expect(names({ q: 'maximun stok' })).toEqual(['At its end', 'Maximum'])
  expect(typed('maximun stok')).toMatchObject({ meant: 'maximum stock', words: ['maximum', 'stock'] })
  // What somebody says is meant as it is.
  expect(typed('maxi stock')).toMatchObject({ meant: '', words: ['maxi', 'stock'] })
  expect(typed('nowhere')).toMatchObject({ features: [], meant: '' })
})

it('names that say it come before steps in which it comes along', () => {
  const named = { ...feature, id: 'cart/maximum', name: 'The maximum' }
  const saysSo = {
    ...feature,
    id: 'cart/steps',
    rules: feature.rules.map((rule) => ({ ...rule, scenarios: rule.scenarios.slice(0, 1) })),
  }
  const found = (q: string) => find(known([saysSo, named]), { ...everything, q }).features.map(({ id }) => id)
  expect(found('')).toEqual(['cart/steps', 'cart/maximum'])
  expect(found('maximum')).toEqual(['cart/maximum', 'cart/steps'])
})

it('a name that other choices leave out brings nothing forward', () => {
  const other = { ...feature, id: 'cart/other' }
  const [rule] = feature.rules
  if (!rule) throw new Error('It has a rule.')
  const hidden = {
    ...feature,
    id: 'cart/hidden',
    // By its name of one that is an artist's; a shopper finds it by a step alone.
    rules: [{ ...rule, scenarios: [scenario('The stock', '', { persons: ['artist'] }), ...rule.scenarios] }],
  }
  const found = find(known([other, hidden]), { ...everything, q: 'stock', person: 'shopper' })
  expect(found.features.map(({ id }) => id)).toEqual(['cart/other', 'cart/hidden'])
})

it.each<[Partial<Wanted>, readonly string[]]>([
  [{ person: 'artist' }, ['Maximum']],
  [{ capability: 'orders' }, []],
  [{ level: 'browser' }, []],
  [{ level: 'http' }, ['At its end', 'Maximum']],
  [{ outcome: 'failed' }, ['Maximum']],
  // What fails anywhere does not hold.
  [{ outcome: 'held' }, ['At its end']],
  [{ outcome: 'held', level: 'domain' }, ['At its end', 'Maximum']],
  [{ changed: true }, ['At its end']],
])('%j finds %j', (wanted, found) => {
  expect(names(wanted)).toEqual(found)
})

it('an address keeps what is looked for, and takes nothing that is no choice', () => {
  const wanted: Wanted = { ...everything, q: 'a & b', person: 'admin', outcome: 'failed', changed: true }
  expect(wantedIn(addressOf(wanted))).toEqual(wanted)
  expect(addressOf(everything)).toBe('')
  expect(wantedIn('#cart/cart/one')).toBeNull()
  expect(wantedIn('#find?person=nobody&level=&outcome=unknown')).toEqual(everything)
})
