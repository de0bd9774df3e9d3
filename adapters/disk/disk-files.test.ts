import { mkdtemp, open, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it, vi } from 'vitest'
import { describeFileStore } from '#application/shared/file-store.suite.ts'
import { diskFiles } from './disk-files.ts'

const folder = await mkdtemp(join(tmpdir(), 'files-'))
afterAll(() => rm(folder, { recursive: true, force: true }))

describeFileStore('on the disk', async () => diskFiles(folder))

it('writes what cannot be made anew to the disk itself, with each folder that leads to it, and nothing else', async () => {
  const handle = await open(folder)
  const synced = vi.spyOn(Object.getPrototypeOf(handle) as typeof handle, 'sync')
  await handle.close()
  const files = diskFiles(folder)
  await files.put('ab/abcd/240.webp', Buffer.from('a size'), 'image/webp')
  expect(synced).not.toHaveBeenCalled()
  await files.put('ab/abcd/master.webp', Buffer.from('a picture'), 'image/webp', 'for good')
  // The file, 'ab/abcd', 'ab' and the folder of all.
  expect(synced).toHaveBeenCalledTimes(4)
  synced.mockRestore()
})
