import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { sweepLeftBehind } from './left-behind.ts'

it('throws away what a crash has left of uploads, and nothing that is on its way or somebody else’s', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'left-behind-'))
  const now = new Date('2026-11-21T12:00:00Z')
  const made = async (name: string, at: string) => {
    await mkdir(join(folder, name))
    await writeFile(join(folder, name, 'sent'), 'half a picture')
    await utimes(join(folder, name), new Date(at), new Date(at))
  }
  await made('sanaa-form-old', '2026-11-20T11:00:00Z')
  await made('sanaa-picture-old', '2026-11-19T11:00:00Z')
  await made('sanaa-form-coming', '2026-11-21T11:59:00Z')
  await made('another-form-old', '2026-11-01T11:00:00Z')
  await sweepLeftBehind(folder, now)
  expect((await readdir(folder)).toSorted()).toEqual(['another-form-old', 'sanaa-form-coming'])
  await rm(folder, { recursive: true })
})
