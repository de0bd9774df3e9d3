import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from 'vite'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { isBuilt, type Part } from './built-from.ts'
import { type NotedFiles, notedFiles } from './noted-files.ts'

let folder: string
let part: Part
let noted: NotedFiles

const made = (): string => join(folder, 'made')

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
      outDir: made(),
      emptyOutDir: false,
      rolldownOptions: {
        input: join(folder, 'source.js'),
        output: { entryFileNames: `${text}.js` },
      },
    },
  })
  await writeFile(join(made(), `${text}.js.gz`), '')
  await noted.keep()
}

/** As if all that was made until now had been made the day before yesterday. */
async function daysPass(): Promise<void> {
  const past = new Date(Date.now() - 2 * 86_400_000)
  for (const file of await readdir(made())) await utimes(join(made(), file), past, past)
}

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'built-'))
  await mkdir(join(folder, 'web'))
  await writeFile(join(folder, 'web', 'screen.ts'), 'one')
  await writeFile(join(folder, 'told.ts'), 'one')
  part = {
    stamp: join(folder, 'stamp'),
    puts: [made()],
    folders: [{ name: join(folder, 'web'), ending: '.ts' }],
  }
  noted = await notedFiles(part, join(folder, 'told.ts'))
})
afterEach(() => rm(folder, { recursive: true }))

it('is built once it is kept, and until then is not, also where it was before', async () => {
  expect(isBuilt(part)).toBe(false)
  await noted.keep()
  expect(isBuilt(part)).toBe(true)
  await notedFiles(part)
  expect(isBuilt(part)).toBe(false)
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
  expect(isBuilt(part)).toBe(false)
})

it('is built still where a file has come that is none of its kind', async () => {
  await noted.keep()
  await writeFile(join(folder, 'web', 'notes.md'), 'one')
  expect(isBuilt(part)).toBe(true)
})

it('keeps what was replaced for a day, as long as a server may read it still, and no longer', async () => {
  await makeOf('first')
  await daysPass()
  await makeOf('second')
  await makeOf('third')
  expect((await readdir(made())).toSorted()).toEqual(
    ['first', 'second', 'third'].flatMap((text) => [`${text}.js`, `${text}.js.gz`]),
  )
  await daysPass()
  await makeOf('fourth')
  expect((await readdir(made())).toSorted()).toEqual(
    ['fourth', 'third'].flatMap((text) => [`${text}.js`, `${text}.js.gz`]),
  )
})

it('is not built any more where something is gone that was made', async () => {
  await makeOf('first')
  expect(isBuilt(part)).toBe(true)
  await rm(join(made(), 'first.js'))
  expect(isBuilt(part)).toBe(false)
})

it('keeps for a day, too, what a build before this one has made, which said nothing of it', async () => {
  await makeOf('first')
  await daysPass()
  await rm(part.stamp)
  await makeOf('second')
  expect(await readdir(made())).toContain('first.js')
  await daysPass()
  await makeOf('third')
  expect(await readdir(made())).not.toContain('first.js')
})

it('knows what was made before also after a build that broke off', async () => {
  await makeOf('first')
  await daysPass()
  await notedFiles(part)
  expect(isBuilt(part)).toBe(false)
  await makeOf('second')
  expect(await readdir(made())).toContain('first.js')
})
