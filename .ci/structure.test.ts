import { globSync, readFileSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import { expect, it } from 'vitest'

const files = globSync(
  ['domain', 'application', 'adapters', 'web', 'features', '.ci'].map((ring) => `${ring}/**/*.*`),
)
const code = files.filter((file) => /\.(tsx?|mjs)$/.test(file))
const isTest = (file: string): boolean =>
  /\.test\.tsx?$|\.suite\.ts$|\/testing\/|^features\/|^\.ci\//.test(file)
const production = code.filter((file) => !isTest(file))

const textOf = (file: string): string => readFileSync(file, 'utf8')

const foldersOf = (place: string): ReadonlySet<string> =>
  new Set(
    code
      .filter((file) => file.startsWith(`${place}/`))
      .map((file) => file.slice(place.length + 1).split('/'))
      .flatMap(([folder, ...rest]) => (folder !== undefined && rest.length > 0 ? [folder] : [])),
  )

const capabilities = foldersOf('application')

/** What stands beside the capabilities of a place, each known by its own name. */
const beside: Readonly<Record<string, readonly string[]>> = {
  domain: ['testing'],
  'adapters/composition': ['browser', 'happenings', 'site-index', 'upkeep'],
  'adapters/memory': ['store', 'testing'],
  'adapters/postgres': ['backup', 'demo', 'embedded', 'migrations', 'replicas', 'testing'],
  'adapters/http': ['dev-mailbox', 'forms', 'happenings', 'openapi', 'requests', 'site-index', 'testing'],
}

it.each(Object.entries(beside))('%s goes by the capabilities of the application', (place, others) => {
  const strange = [...foldersOf(place)].filter((folder) => !capabilities.has(folder))
  expect(strange.toSorted()).toEqual(others)
})

it('no folder holds more than thirty files beside its tests', () => {
  const folders = Map.groupBy(
    code.filter((file) => !/\.test\.tsx?$/.test(file)),
    (file) => dirname(file),
  )
  expect([...folders].filter(([, held]) => held.length > 30).map(([folder]) => folder)).toEqual([])
})

it('no file is longer than two hundred lines, but for what is data', () => {
  const long = production.filter(
    (file) => !file.startsWith('adapters/demo/') && textOf(file).split('\n').length > 201,
  )
  expect(long).toEqual([])
})

it('no suite, no steps and no fixture are longer than two hundred and fifty lines', () => {
  const shared = code.filter((file) => isTest(file) && !/\.test\.tsx?$/.test(file))
  expect(shared.filter((file) => textOf(file).split('\n').length > 251)).toEqual([])
})

it('no two files differ by a hyphen alone', () => {
  const alike = Map.groupBy(files, (file) => `${dirname(file)}/${basename(file).replaceAll('-', '')}`)
  expect([...alike.values()].filter((group) => group.length > 1)).toEqual([])
})

const converter = 'domain/shared/money.ts'

it('amounts are whole cents within: dollars stand at the edges alone', () => {
  const converting = production.filter(
    (file) =>
      /^(application|domain)\//.test(file) &&
      file !== converter &&
      /\b(centsFrom|dollarsFrom|sumOfDollars|formatDollars)\b/.test(textOf(file)),
  )
  expect(converting).toEqual([])
})

/** Parts of a request that are taken as they come, past the one reader that checks them. */
const unread =
  /\b(?:ctx|context)\.(?:params|query|request\.(?:body|query))\b|\{[^{}]*\b(?:params|query)\b[^{}]*\} = (?:ctx|context)\b/
const reader = 'adapters/http/requests/request-shape.ts'

it('the parts of a request are read in their shape alone', () => {
  const taking = production.filter((file) => file.startsWith('adapters/http/') && unread.test(textOf(file)))
  expect(taking).toEqual([reader])
  for (const plant of [
    "find(ctx.params.id ?? '')",
    'const { params } = ctx',
    'const { id } = context.params',
    'const { page } = ctx.query',
    'place(ctx.request.body)',
  ])
    expect(plant).toMatch(unread)
})

type Sources = ReadonlyMap<string, string>

const sources: Sources = new Map(code.map((file) => [file, textOf(file)]))

/** Pictures that hide what a thing is; a wall room is one that a work is shown in, and "not found" an answer. */
const hiding = /^(desk|told|found|errand|people|office|room|studio)s?$/
const meant = ['wall room', 'not found']

const hides = (name: string): boolean => {
  const words = name
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z]+/)
  return words.some(
    (word, place) => hiding.test(word) && !meant.includes(`${words[place - 1] ?? ''} ${word}`),
  )
}

const exported =
  /^export (?:default )?(?:declare )?(?:abstract )?(?:async )?(?:const|let|function\*?|class|interface|type|enum) (\w+)/gm

/** Files, and what they export, by a name that hides what it is. */
const hidingNames = (held: Sources): readonly string[] =>
  [...held].flatMap(([file, text]) => [
    ...(hides(basename(file)) ? [file] : []),
    ...[...text.matchAll(exported)].flatMap(([, name = '']) => (hides(name) ? [`${file}: ${name}`] : [])),
  ])

/**
 * What the world asks for stands in a folder of services, and what is done while nobody waits. Whatever else of the
 * application opens a unit of work is a step of theirs.
 */
const misplacedServices = (held: Sources): readonly string[] =>
  [...held].flatMap(([file, text]) => {
    if (!file.startsWith('application/') || /\.(test|suite)\.ts$/.test(file)) return []
    const isSound = file.includes('/services/')
      ? /-(service|doers)\.ts$/.test(file)
      : file.includes('/steps/') || !/\bwork\.run\(/.test(text)
    return isSound ? [] : [file]
  })

it('files and what they export are called what they are', () => {
  expect(hidingNames(sources)).toEqual([])
})

it('scenarios are set in no office, studio or at a desk', () => {
  const scenarios = files.filter((file) => file.endsWith('.feature'))
  expect(scenarios.filter((file) => /\b(office|studio|desk)s?\b/i.test(textOf(file)))).toEqual([])
})

it('what opens a unit of work is a service, or a step of one', () => {
  expect(misplacedServices(sources)).toEqual([])
})

it.each<[string, string, (held: Sources) => readonly string[], string]>([
  ['web/testing/people.ts', '', hidingNames, 'web/testing/people.ts'],
  ['web/admin-dashboard/admin-room.tsx', '', hidingNames, 'web/admin-dashboard/admin-room.tsx'],
  ['web/cart/price.ts', 'export const toldPrice = 1', hidingNames, 'web/cart/price.ts: toldPrice'],
  ['web/cart/one.ts', 'export interface RoomData {}', hidingNames, 'web/cart/one.ts: RoomData'],
  ['web/cart/two.ts', 'export async function studioIn() {}', hidingNames, 'web/cart/two.ts: studioIn'],
  ['web/cart/three.ts', 'export type FoundWork = 1', hidingNames, 'web/cart/three.ts: FoundWork'],
  ['application/cart/empty-cart.ts', 'await work.run(', misplacedServices, 'application/cart/empty-cart.ts'],
  ['application/cart/services/cart.ts', '', misplacedServices, 'application/cart/services/cart.ts'],
])('a planted %s is noticed: %s', (file, text, rule, noticed) => {
  expect(rule(new Map([[file, text]]))).toEqual([noticed])
})

it('what is not found, and the wall room, are called so', () => {
  const fine = new Map([['web/catalogue/artwork/wall-room.tsx', 'export function WallRoom() {}']])
  expect(hidingNames(fine.set('web/loading.ts', 'export const notFound = 1'))).toEqual([])
})
