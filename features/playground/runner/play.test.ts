import { expect, it, vi } from 'vitest'
import { newDraft, newStep, type Table } from '../draft/draft.ts'
import { play, seenAt } from './play.ts'

vi.mock('@cucumber/cucumber', () => import('./cucumber.ts'))
await import('../../support/hooks.ts')
await import('../../steps/gallery-beginnings.steps.ts')
await import('../../steps/pages.steps.ts')
await import('../../steps/shell.steps.ts')
await import('../../steps/trending.steps.ts')

/** What a sentence says that does not hold; empty where it does. */
const reasonFor = async (text: string, table: Table = []): Promise<string> => {
  const { runs, fault } = await play({ ...newDraft(), steps: [newStep('Given', text, table)] })
  return fault || runs.map(({ steps }) => steps[0]?.reason).join('\n')
}

it.each([
  ['Lena is at the gallery', []],
  ['she presses the button "Run"', []],
  ['the header marks at each of these places the way that one is on:', [['place'], ['the home page']]],
])('says that %s needs what this page has not', async (text, table) => {
  expect(await reasonFor(text, table)).toBe(
    'This sentence needs a screen or a server. This page has neither: it cannot be tried here.',
  )
})

it('says that something belongs below a sentence', async () => {
  expect(await reasonFor('the gallery shows these works, the newest last:')).toBe(
    'Something belongs below this sentence, such as a table: take it from those that are offered.',
  )
})

const works = 'the gallery shows these works, the newest last:'
const work = (change: Readonly<Record<string, string>>): Table => {
  const cells = {
    title: 'Tides',
    artist: 'Ama',
    category: 'Paintings',
    price: '640.00',
    stock: '3',
    ...change,
  }
  return [Object.keys(cells), Object.values(cells)]
}

it.each([
  [{}, ''],
  [{ stock: '' }, 'There is no stock in the row | Tides | Ama | Paintings | 640.00 |  |.'],
  [{ price: ' ' }, 'There is no price in the row | Tides | Ama | Paintings |  | 3 |.'],
  [{ title: '' }, 'There is no title in the row |  | Ama | Paintings | 640.00 | 3 |.'],
  [
    { stock: 'many' },
    '“many” is no number: see “stock” in the row | Tides | Ama | Paintings | 640.00 | many |.',
  ],
  [{ price: '$6' }, '“$6” is no number: see “price” in the row | Tides | Ama | Paintings | $6 | 3 |.'],
  [
    { stok: '3' },
    'Nobody knows the column “stok”: there may be title, artist, category, price, stock, medium, description.',
  ],
])('tells what of a table is half written: %j', async (change, reason) => {
  expect(await reasonFor(works, work(change))).toBe(reason)
})

it('tells which column is missing from a table', async () => {
  expect(await reasonFor(works, [['title'], ['Tides']])).toBe('The column “artist” is missing.')
})

it.each([
  [{}, /^$/],
  [
    { color: 'blue' },
    /^Nobody knows the column “color”: there may be title, medium, orientation, colour, width, height, year.$/,
  ],
  [{ colour: 'bleu' }, /^“bleu” is none of red, orange, .*: see “colour” in the row \| Tides \| /],
  [{ orientation: 'tall' }, /^“tall” is none of portrait, landscape, square: see “orientation” in the row /],
  [{ width: 'wide' }, /^“wide” is no number: see “width” in the row /],
])('tells what of how works look is half written: %j', async (change, reason) => {
  const cells = {
    title: 'Tides',
    medium: 'Oil',
    orientation: 'portrait',
    colour: 'blue',
    width: '60',
    height: '80',
  }
  const changed = { ...cells, ...change }
  const looks: Table = [Object.keys(changed), Object.values(changed)]
  const steps = [newStep('Given', works, work({})), newStep('And', 'they look like this:', looks)]
  const played = await play({ ...newDraft(), steps })
  expect(
    seenAt(played, 1)
      ?.failing.map((step) => step.reason)
      .join(),
  ).toMatch(reason)
})

it('tells of each example with which a sentence does not hold', async () => {
  const table = work({ stock: '<stock>' })
  const steps = [newStep('Given', works, table)]
  const played = await play({ ...newDraft(), steps, examples: [[['stock'], ['many'], ['3'], ['few']]] })
  expect(seenAt(played, 0)).toMatchObject({
    outcome: 'fails',
    failing: [
      { example: ['many'], reason: expect.stringContaining('“many” is no number') },
      { example: ['few'], reason: expect.stringContaining('“few” is no number') },
    ],
  })
})

it('tries no more examples once it is told to stop, and lets the page hear of that', async () => {
  const rows = Array.from({ length: 3_000 }, (_, nth) => [String(nth + 1)])
  const steps = [newStep('Given', works, work({ stock: '<stock>' }))]
  const draft = { ...newDraft(), steps, examples: [[['stock'], ...rows]] }
  const heard: number[] = []
  const stopping = play(draft, ({ done, of }) => {
    expect(of).toBe(3_000)
    heard.push(done)
    return heard.length < 2
  })
  expect(await stopping).toEqual({ holds: false, runs: [], fault: 'It was stopped.' })
  expect(heard).toHaveLength(2)
  expect(heard[1]).toBeLessThan(3_000)
})
