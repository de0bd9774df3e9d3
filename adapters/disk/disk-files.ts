import { randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { glob, mkdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join, sep } from 'node:path'
import type { FileStore } from '#application/shared/file-store.ts'

/** Files in a folder of this machine. */
export const diskFiles = (folder: string): FileStore => ({
  async put(name, bytes) {
    const path = join(folder, name)
    await mkdir(dirname(path), { recursive: true })
    const draft = `${path}.${randomUUID()}`
    try {
      await writeFile(draft, bytes)
      await rename(draft, path)
    } catch (error) {
      await rm(draft, { force: true })
      throw error
    }
  },

  sizeOf: (name) =>
    stat(join(folder, name)).then(
      ({ size }) => size,
      () => null,
    ),

  open: (name) => createReadStream(join(folder, name)),

  async *names(ending) {
    for await (const path of glob(`**/*${ending}`, { cwd: folder })) yield path.replaceAll(sep, '/')
  },

  removeFolder: (name) => rm(join(folder, name), { recursive: true, force: true }),
})
