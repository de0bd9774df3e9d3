import { existsSync, globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { sayLiving } from './mutation/living.ts'
import { parts, sourcesOf } from './mutation/parts.ts'
import { survivors } from './mutation/survivors.ts'

const chosen = (...places: readonly string[]) =>
  parts.flatMap((part) =>
    [...sourcesOf(part, places)].map(([name, files]) => ({ place: `${part.ring}/${name}`, files })),
  )

it('mutants are made of all rules and services, and of no test', () => {
  const files = chosen().flatMap((each) => each.files)
  expect(files).toEqual(
    expect.arrayContaining(['domain/cart/cart.ts', 'application/orders/services/ordering-service.ts']),
  )
  expect(files.filter((file) => /\.(test|suite)\.ts$|\/testing\//.test(file))).toEqual([])
})

it('whoever has changed a place names it: a ring, a capability of both rings or of one, a folder or a file', () => {
  expect(chosen('domain').map(({ place }) => place)).toContain('domain/cart')
  expect(chosen('domain').filter(({ place }) => place.startsWith('application'))).toEqual([])
  expect(chosen('cart', 'domain/orders/').map(({ place }) => place)).toEqual([
    'domain/cart',
    'domain/orders',
    'application/cart',
  ])
  expect(chosen('domain/orders/order.ts')).toEqual([
    { place: 'domain/orders', files: ['domain/orders/order.ts'] },
  ])
  expect(chosen('domain/order')).toEqual([])
})

it('tests that mutants meet ask for nothing that whoever runs them there does not know', () => {
  const textOf = (file: string) => readFileSync(file, 'utf8')
  const known = new Set(
    ['expect'].concat(
      Array.from(
        textOf('.ci/mutation/tests-in-process.ts').matchAll(/^export (?:const (\w+)|\{ it as (\w+) \})/gm),
        ([, name, other]) => name ?? other ?? '',
      ),
    ),
  )
  expect(known).toContain('beforeAll')
  const files = new Set([
    ...parts.flatMap(({ tests }) => globSync(tests)),
    ...globSync('**/*.suite.ts', { exclude: ['node_modules'] }),
  ])
  const asked = [...files].flatMap((file) => {
    const text = textOf(file)
    const names = text.match(/import \{([^}]*)\} from 'vitest'/)?.[1]?.split(',') ?? []
    const ways = Array.from(text.matchAll(/\b(?:it|test|describe)\.(\w+)\(/g), ([, way]) => way)
    return [
      ...names
        .map((name) => name.trim())
        .filter((name) => name && !name.startsWith('type ') && !known.has(name)),
      ...ways.filter((way) => way !== 'each'),
    ].map((name) => `${file}: ${name}`)
  })
  expect(asked).toEqual([])
})

it('every file that names what lives in it is there', () => {
  expect(Object.keys(survivors).filter((file) => !existsSync(file))).toEqual([])
})

it('a file has as many living as it names, none where it names none, and those with the most are told first', () => {
  const named = { 'a.ts': [2, 'Both are the same to everybody.'], 'b.ts': [1, 'A guess.'] } as const
  const living = (counts: Readonly<Record<string, number>>) =>
    sayLiving(
      Object.entries(counts).map(([file, count]) => ({ file, count })),
      named,
    )
  expect(living({ 'a.ts': 2, 'b.ts': 1, 'd.ts': 0 })).toEqual({
    lines: ['3 live; files name how many of theirs, and why (.ci/mutation/survivors)'],
    isWrong: false,
  })
  expect(living({ 'a.ts': 3, 'b.ts': 0, 'c.ts': 4 })).toEqual({
    lines: [
      expect.stringMatching(/^7 live;/),
      '  wrong: c.ts: 4 live, 0 are named',
      '  wrong: a.ts: 3 live, 2 are named',
      '  wrong: b.ts: 0 live, 1 are named',
    ],
    isWrong: true,
  })
})

it('what is named as living is in a source, with a reason', () => {
  const files = chosen().flatMap((each) => each.files)
  expect(Object.keys(survivors).filter((file) => !files.includes(file))).toEqual([])
  expect(Object.values(survivors).filter(([count, why]) => count < 1 || why.length < 20)).toEqual([])
})
