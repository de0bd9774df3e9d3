import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { billOfMaterials } from './sbom.ts'

type Versions = Readonly<Record<string, string>>

interface Package {
  readonly dependencies: Versions
  readonly devDependencies: Versions
  readonly optionalDependencies: Versions
}

const { dependencies, devDependencies, optionalDependencies } = JSON.parse(
  readFileSync('package.json', 'utf8'),
) as Package

const all = { ...dependencies, ...devDependencies, ...optionalDependencies }

/** The names in a table's first column; one that ends in a star stands for all that begin so. */
const namesIn = (table: string): string[] =>
  [...table.matchAll(/^\| +(`[^|]+`) +\| +[^|]*\w[^|]* \|$/gm)].flatMap(([, cell = '']) =>
    [...cell.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name),
  )

const isNamed = (name: string, rows: readonly string[]): boolean =>
  rows.some((row) => (row.endsWith('*') ? name.startsWith(row.slice(0, -1)) : row === name))

const isNeeded = (row: string): boolean => Object.keys(all).some((name) => isNamed(name, [row]))

it('every package is pinned to one version', () => {
  const exact = /^\d+\.\d+\.\d+(?:-[\w.]+)?$/
  expect(Object.entries(all).filter(([, version]) => !exact.test(version))).toEqual([])
  expect(exact.test('^1.0.0')).toBe(false)
})

it('CONTRIBUTING.md says of every package what for, and of none that is not there', () => {
  const [, table = ''] = readFileSync('CONTRIBUTING.md', 'utf8').split('\n## Packages\n')
  const rows = namesIn(table)
  expect(rows.length).toBeGreaterThan(50)
  expect(Object.keys(all).filter((name) => !isNamed(name, rows))).toEqual([])
  expect(rows.filter((row) => !isNeeded(row))).toEqual([])
  expect(rows.length).toBe(new Set(rows).size)
})

const { components, dependencies: needs } = billOfMaterials(readFileSync('package-lock.json', 'utf8'))

it('the bill of materials lists what a shop runs on, down to the last, and nothing of the tests', () => {
  const listed = new Set(components.map(({ name, version }) => `${name}@${version}`))
  const missing = (versions: Versions) =>
    Object.entries(versions).filter(([name, version]) => !listed.has(`${name}@${version}`))
  expect(missing({ ...dependencies, ...optionalDependencies })).toEqual([])
  const { vitest = '', knip = '', typescript = '' } = devDependencies
  expect(missing({ vitest, knip, typescript }).length).toBe(3)
  expect(
    components.filter(({ version, purl }) => version === '' || !purl.endsWith(encodeURIComponent(version))),
  ).toEqual([])
})

it('the bill of materials says who needs whom, and each of them is on it', () => {
  const refs = new Set(components.map((each) => each['bom-ref']))
  expect(refs.size).toBe(components.length)
  const [shop, ...others] = needs
  expect(shop?.ref).toBe('sanaa')
  expect(shop?.dependsOn.length).toBe(Object.keys({ ...dependencies, ...optionalDependencies }).length)
  const reached = new Set(needs.flatMap(({ dependsOn }) => dependsOn))
  expect([...reached].filter((ref) => !refs.has(ref))).toEqual([])
  // What is on it, and nobody needs, is wanted by a package as its peer.
  expect(others.length).toBe(components.length)
  expect(reached.size).toBeGreaterThan(components.length * 0.9)
})

it('the bill of materials knows a package by the licence and the hash that the lock file has', () => {
  const koa = components.find(({ name }) => name === 'koa')
  expect(koa).toMatchObject({
    purl: `pkg:npm/koa@${dependencies.koa}`,
    scope: 'required',
    licenses: [{ expression: 'MIT' }],
    hashes: [{ alg: 'SHA-512', content: expect.stringMatching(/^[\da-f]{128}$/) }],
  })
  expect(components.find(({ name }) => name === '@koa/router')?.purl).toMatch(/^pkg:npm\/%40koa\/router@/)
})
