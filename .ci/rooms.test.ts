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
  domain: [],
  'adapters/composition': ['browser', 'happenings', 'site-index', 'upkeep'],
  'adapters/memory': ['store', 'testing'],
  'adapters/postgres': ['demo', 'embedded', 'migrations', 'testing'],
  'adapters/http': ['dev-mailbox', 'forms', 'happenings', 'openapi', 'requests', 'site-index'],
}

it.each(Object.entries(beside))('%s goes by the capabilities of the application', (place, others) => {
  const strange = [...foldersOf(place)].filter((folder) => !capabilities.has(folder))
  expect(strange.toSorted()).toEqual(others)
})

it('no folder holds more than thirty files beside its tests', () => {
  const rooms = Map.groupBy(
    code.filter((file) => !/\.test\.tsx?$/.test(file)),
    (file) => dirname(file),
  )
  expect([...rooms].filter(([, held]) => held.length > 30).map(([room]) => room)).toEqual([])
})

it('no file is longer than two hundred lines, but for what is data', () => {
  const long = production.filter(
    (file) => !file.startsWith('adapters/demo/') && textOf(file).split('\n').length > 201,
  )
  expect(long).toEqual([])
})

it('no two files differ by a hyphen alone', () => {
  const alike = Map.groupBy(files, (file) => `${dirname(file)}/${basename(file).replaceAll('-', '')}`)
  expect([...alike.values()].filter((group) => group.length > 1)).toEqual([])
})

it('amounts are whole cents within: dollars are told at the edges alone', () => {
  const converting = production.filter(
    (file) =>
      /^(application|domain)\//.test(file) &&
      file !== 'domain/shared/money.ts' &&
      /\b(centsFrom|dollarsFrom|sumOfDollars|formatDollars)\b/.test(textOf(file)),
  )
  expect(converting).toEqual([])
})

/** Parts of an address that are taken as they come, past the one reader that checks them. */
const unread = /\b(?:ctx|context)\.params\b|\{[^{}]*\bparams\b[^{}]*\} = (?:ctx|context)\b/

it('the parts of an address are read in their shape alone', () => {
  expect(production.filter((file) => file.startsWith('adapters/http/') && unread.test(textOf(file)))).toEqual(
    [],
  )
  for (const plant of [
    "find(ctx.params.id ?? '')",
    'const { params } = ctx',
    'const { id } = context.params',
  ])
    expect(plant).toMatch(unread)
})
