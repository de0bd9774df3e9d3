import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { mkdir, mkdtemp, readFile, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sanaa-install-'))
  for (const file of ['package.json', 'package-lock.json']) await writeFile(join(folder, file), '{}')
  await mkdir(join(folder, 'node_modules', '@scope', 'one'), { recursive: true })
})
afterEach(() => rm(folder, { recursive: true, force: true }))

/** Installs with a program in place of npm, which finds a file `shown` once somebody was shown a package that is there. */
async function installing(npm: string, ...words: string[]) {
  await writeFile(join(folder, 'npm.mjs'), npm)
  const program = spawn(process.execPath, [resolve('adapters/commands/install.mjs'), ...words], {
    cwd: folder,
    env: { ...process.env, npm_execpath: join(folder, 'npm.mjs'), npm_node_execpath: process.execPath },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  for (const stream of [program.stdout, program.stderr])
    stream.on('data', (text: Buffer) => {
      said += text
      if (said.includes(' 1 of ')) writeFileSync(join(folder, 'shown'), '')
    })
  const [code] = (await once(program, 'close')) as [number]
  return { code, said }
}

it('counts the packages that are there while somebody waits, not their folders, and notes that it is done', async () => {
  await lock({ '@scope/one': {}, two: {}, others: ofAnother })
  const { code, said } = await installing(`
    import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
    mkdirSync('node_modules/two', { recursive: true })
    writeFileSync('node_modules/two/package.json', '{}')
    const waiting = setInterval(() => existsSync('shown') && clearInterval(waiting), 50)`)
  // A slow machine shows more than one such line.
  expect(said).toMatch(
    /Installing packages.*\n(?: {2}\d+ s, .*\n)* {2}\d+ s, 1 of 2 packages are there …\nInstalled in \d+ s\.\n$/,
  )
  expect(code).toBe(0)
  expect(await readFile(join(folder, 'node_modules', '.installed'), 'utf8')).toMatch(/^[\da-f]{64}$/)
})

it('says what npm said, and what to do', async () => {
  const { code, said } = await installing(`console.error('npm error code ENOTFOUND'); process.exit(1)`)
  expect(said).toContain('npm error code ENOTFOUND')
  expect(said).toContain('The package registry cannot be reached.')
  expect(code).toBe(1)
})

type Packages = Readonly<Record<string, object>>

const packagesOf = (named: Packages) =>
  Object.fromEntries(
    Object.entries(named).map(([name, entry]) => [`node_modules/${name}`, { version: '1.0.0', ...entry }]),
  )

const lock = (named: Packages) =>
  writeFile(join(folder, 'package-lock.json'), JSON.stringify({ packages: { '': {}, ...packagesOf(named) } }))

/** What `npm ci` has left: a lock file that names these packages, and a tree of some of them. */
async function givenTree(locked: Packages, there: readonly string[]): Promise<void> {
  for (const name of there) {
    await mkdir(join(folder, 'node_modules', name), { recursive: true })
    await writeFile(join(folder, 'node_modules', name, 'package.json'), '{}')
  }
  await lock(locked)
  const packages = packagesOf(Object.fromEntries(there.map((name) => [name, locked[name] ?? {}])))
  await writeFile(join(folder, 'node_modules', '.package-lock.json'), JSON.stringify({ packages }))
}

const ofThisMachine = { optional: true, os: [process.platform], cpu: [process.arch] }
const ofAnother = { optional: true, os: ['plan9'], cpu: ['pdp11'] }
const ofNone = { optional: true }
const ofAllLibraries = {
  ...ofThisMachine,
  ...(process.platform === 'linux' && { libc: ['glibc', 'musl'] }),
}

it.each<[string, string[], string[], boolean, object?]>([
  ['all that the lock file names', ['one', 'mine', 'tests'], [], false],
  ['all but the packages for tests, which the shop does not need', ['one', 'mine'], ['--omit=dev'], false],
  ['all but the packages for tests', ['one', 'mine'], [], true],
  ['all but what nothing of this machine wants', ['one', 'mine', 'tests'], [], false, ofNone],
  ['all but what is made for this machine', ['one', 'tests'], [], true],
  ['all but one', ['mine', 'tests'], ['--omit=dev'], true],
  ['all but what is made for this C library', ['one', 'mine', 'tests'], [], true, ofAllLibraries],
])(
  'takes a tree as it is that has what is wanted: %s',
  async (_, there, words, installs, others = ofAnother) => {
    await givenTree({ one: {}, mine: ofThisMachine, others, tests: { dev: true } }, there)
    const { said } = await installing('', ...words)
    expect(said.includes('Installing packages')).toBe(installs)
  },
)

it.each<[string, () => Promise<unknown>]>([
  ['is of another version', () => lock({ one: { version: '2.0.0' } })],
  ['has the same version and is another one', () => lock({ one: { integrity: 'sha512-other' } })],
  ['was removed', () => rm(join(folder, 'node_modules', 'one'), { recursive: true })],
  [
    'was half removed, by an install that broke off',
    () => utimes(join(folder, 'node_modules', 'one'), 0, Date.now() / 1000 + 60),
  ],
  [
    'is wanted, and the lock file does not know it',
    () => writeFile(join(folder, 'package.json'), '{"dependencies":{"two":"1.0.0"}}'),
  ],
  [
    'may be there, which npm’s own note is too broken to say',
    () => writeFile(join(folder, 'node_modules', '.package-lock.json'), '{'),
  ],
])('installs where a package %s', async (_, changed) => {
  await givenTree({ one: {} }, ['one'])
  await changed()
  expect((await installing('')).said).toContain('Installing packages')
})
