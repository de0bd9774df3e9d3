import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll } from 'vitest'
import { describeFileStore } from '#application/shared/file-store.suite.ts'
import { diskFiles } from './disk-files.ts'

const folder = await mkdtemp(join(tmpdir(), 'files-'))
afterAll(() => rm(folder, { recursive: true, force: true }))

describeFileStore('on the disk', async () => diskFiles(folder))
