import { randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join, relative, sep } from 'node:path'
import type { FileStore } from '#application/shared/file-store.ts'
import { keepForGood } from './keep-for-good.ts'

/** The folders that lead to a file, from its own to the one that all are in, '.'. */
const foldersOf = (name: string): readonly string[] => {
  const within = dirname(name)
  return within === '.' ? ['.'] : [within, ...foldersOf(within)]
}

/** Files in a folder of this machine. */
export const diskFiles = (folder: string): FileStore => ({
  async put(name, bytes, _type, keeping) {
    const path = join(folder, name)
    await mkdir(dirname(path), { recursive: true })
    const draft = `${path}.${randomUUID()}`
    try {
      await writeFile(draft, bytes)
      if (keeping) await keepForGood(draft)
      await rename(draft, path)
      // Its name stands in its folder, and that one's in the next.
      if (keeping) for (const within of foldersOf(name)) await keepForGood(join(folder, within))
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

  removeFolder: (name) => rm(join(folder, name), { recursive: true, force: true }),

  async *names() {
    // Folder by folder: all at once would be a list as long as there are pictures.
    for (const first of await readdir(folder).catch(() => [])) {
      const within = await readdir(join(folder, first), { recursive: true, withFileTypes: true })
      for (const each of within)
        if (each.isFile()) yield relative(folder, join(each.parentPath, each.name)).replaceAll(sep, '/')
    }
  },
})
