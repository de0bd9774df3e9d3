import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from 'vite'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { builtFolder, builtFrom, type Part, stampOf } from './built-from.ts'
import { type NotedFiles, notedFiles } from './noted-files.ts'

let folder: string
let part: Part
let noted: NotedFiles

const shared = (): string => join(folder, 'shared')

/** Makes a file of what a source says, named by it, as a build does. */
async function makeOf(text: string): Promise<void> {
  noted = await notedFiles(part)
  await writeFile(join(folder, 'source.js'), `export const said = '${text}'`)
  await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [noted.plugin],
    build: {
      ssr: true,
      outDir: join(noted.folder, 'assets'),
      emptyOutDir: false,
      rolldownOptions: {
        input: join(folder, 'source.js'),
        output: { entryFileNames: `${text}.js` },
      },
    },
  })
  await writeFile(join(noted.folder, 'assets', `${text}.js.gz`), '')
  await noted.keep()
}

/** The folders of all builds that are there. */
const builds = async (): Promise<readonly string[]> =>
  (await readdir(part.place)).map((name) => join(part.place, name)).filter((path) => path !== stampOf(part))

/** As if all that was made until now had been made the day before yesterday. */
async function daysPass(): Promise<void> {
  const past = new Date(Date.now() - 2 * 86_400_000)
  const files = (await readdir(shared())).map((name) => join(shared(), name))
  for (const path of [...files, ...(await builds())]) await utimes(path, past, past)
}

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'built-'))
  await mkdir(join(folder, 'web'))
  await writeFile(join(folder, 'web', 'screen.ts'), 'one')
  await writeFile(join(folder, 'told.ts'), 'one')
  part = {
    place: join(folder, 'made'),
    shared: { from: 'assets', to: shared() },
    folders: [{ name: join(folder, 'web'), ending: '.ts' }],
  }
  noted = await notedFiles(part, join(folder, 'told.ts'))
})
afterEach(() => rm(folder, { recursive: true }))

const isBuilt = (): boolean => builtFolder(part) !== null

it('is built once it is kept, and stays what it was while it is built again, however far that comes', async () => {
  expect(isBuilt()).toBe(false)
  await noted.keep()
  const kept = builtFolder(part)
  expect(kept).not.toBeNull()
  const again = await notedFiles(part)
  await writeFile(join(again.folder, 'half.js'), '')
  expect(builtFolder(part)).toBe(kept)
  expect(await readdir(kept ?? '')).toEqual([])
})

it.each([
  { what: 'a file that is named has changed', change: () => writeFile(join(folder, 'told.ts'), 'two') },
  { what: 'a file that is named is gone', change: () => rm(join(folder, 'told.ts')) },
  {
    what: 'a file in a folder has changed',
    change: () => writeFile(join(folder, 'web', 'screen.ts'), 'two'),
  },
  { what: 'a file has come to a folder', change: () => writeFile(join(folder, 'web', 'more.ts'), 'one') },
])('is not built any more where $what', async ({ change }) => {
  await noted.keep()
  await change()
  expect(isBuilt()).toBe(false)
})

it('is built still where a file has come that is none of its kind', async () => {
  await noted.keep()
  await writeFile(join(folder, 'web', 'notes.md'), 'one')
  expect(isBuilt()).toBe(true)
})

it('keeps what was replaced for a day, as long as a server or a page may read it still, and no longer', async () => {
  await makeOf('first')
  const first = builtFrom(part).folder
  await daysPass()
  await makeOf('second')
  await makeOf('third')
  expect((await readdir(shared())).toSorted()).toEqual(
    ['first', 'second', 'third'].flatMap((text) => [`${text}.js`, `${text}.js.gz`]),
  )
  expect(await builds()).toHaveLength(3)
  expect(await builds()).toContain(first)
  const third = builtFrom(part).folder
  await daysPass()
  await makeOf('fourth')
  expect((await readdir(shared())).toSorted()).toEqual(
    ['fourth', 'third'].flatMap((text) => [`${text}.js`, `${text}.js.gz`]),
  )
  expect((await builds()).toSorted()).toEqual([builtFrom(part).folder, third].toSorted())
})

it('is not built any more where something is gone that was made', async () => {
  await makeOf('first')
  expect(isBuilt()).toBe(true)
  await rm(join(shared(), 'first.js'))
  expect(isBuilt()).toBe(false)
})

it('keeps for a day, too, what a build before this one has made, which said nothing of it', async () => {
  await makeOf('first')
  await daysPass()
  await rm(stampOf(part))
  await makeOf('second')
  expect(await readdir(shared())).toContain('first.js')
  await daysPass()
  await makeOf('third')
  expect(await readdir(shared())).not.toContain('first.js')
})

it('takes away what those have left who were killed while they built, and leaves others to build beside it', async () => {
  const [killed, beside] = [join(part.place, 'draft-999999999'), join(part.place, `draft-${process.ppid}`)]
  for (const draft of [killed, beside]) await mkdir(draft)
  await makeOf('first')
  expect((await builds()).toSorted()).toEqual([builtFrom(part).folder, beside].toSorted())
})
