import { existsSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { makeDataFolder } from './data-folder.ts'

let place: string

beforeAll(async () => {
  place = await mkdtemp(join(tmpdir(), 'sanaa-data-folder-'))
})
afterAll(() => rm(place, { recursive: true }))

it('makes a folder with all that is around it, and is content with one that is there', async () => {
  const folder = join(place, 'a', 'b', 'c')
  await makeDataFolder(folder)
  await makeDataFolder(folder)
  expect(existsSync(folder)).toBe(true)
})

it('says what is wrong with a place where there is a file', async () => {
  await writeFile(join(place, 'file'), '')
  await expect(makeDataFolder(join(place, 'file'))).rejects.toThrow(/DATA_DIR cannot be .*: it is a file\./)
  await expect(makeDataFolder(join(place, 'file', 'x'))).rejects.toThrow(/it lies inside of a file/)
})

it.runIf(existsSync('/proc/self'))('comes back from a place where no folder can be made', async () => {
  await expect(makeDataFolder('/proc/sanaa/data')).rejects.toThrow(/no folder can be made there/)
})
