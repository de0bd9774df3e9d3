import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { isBuilt, type Part } from './built-from.ts'
import { type NotedFiles, notedFiles } from './noted-files.ts'

let folder: string
let part: Part
let noted: NotedFiles

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'built-'))
  await mkdir(join(folder, 'web'))
  await writeFile(join(folder, 'web', 'screen.ts'), 'one')
  await writeFile(join(folder, 'told.ts'), 'one')
  part = { stamp: join(folder, 'stamp'), folders: [{ name: join(folder, 'web'), ending: '.ts' }] }
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
