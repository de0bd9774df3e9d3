import { mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { keptSecretKey } from './secret-key.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sanaa-key-'))
})
afterAll(() => rm(folder, { recursive: true }))

it('makes one secret for all processes and all starts, which nobody else can read', async () => {
  const keys = await Promise.all(Array.from({ length: 8 }, () => keptSecretKey(folder)))
  expect(new Set([...keys, await keptSecretKey(folder)]).size).toBe(1)
  expect(keys[0]).toMatch(/^[\w-]{43}$/)
  expect((await stat(join(folder, 'secret-key'))).mode & 0o777).toBe(0o600)
  expect(await readdir(folder)).toEqual(['secret-key'])
})
