import { createHash } from 'node:crypto'
import { glob, readFile } from 'node:fs/promises'
import { join, relative } from 'node:path'

/** One of the things that are built. */
export interface Part {
  /** The file that says what it was built from. */
  readonly stamp: string
  /** Whole folders that it is built from, beside what the bundler names. */
  readonly folders: readonly string[]
}

/** Screens, for browsers and for the server that renders their first sight. */
export const web: Part = {
  stamp: join('dist', 'built-from'),
  // Styles are made by running files, of which the bundler names those alone that it begins with.
  folders: ['domain/**/*.ts', 'application/**/*.ts', 'web/**/*'],
}

/** Where what serves is put. */
export const serverFolder = join('dist', 'shop')

/** What serves, in few files: thousands of modules took each start half a second and seventy megabytes more. */
export const server: Part = { stamp: join(serverFolder, 'built-from'), folders: [] }

interface Stamp {
  readonly hash: string
  /** By their paths from the root. */
  readonly files: readonly string[]
}

/** What a part in `dist` was made from; empty where there is none. */
export async function builtFrom({ stamp }: Part): Promise<Stamp> {
  try {
    return JSON.parse(await readFile(stamp, 'utf8')) as Stamp
  } catch {
    return { hash: '', files: [] }
  }
}

async function filesIn(folders: readonly string[]): Promise<readonly string[]> {
  const files: string[] = []
  for (const pattern of folders)
    for await (const file of glob(pattern, { withFileTypes: true }))
      if (file.isFile()) files.push(relative(process.cwd(), join(file.parentPath, file.name)))
  return files
}

/** All of a part's folders, and what is named beside them; each once. */
export const withFolders = async ({ folders }: Part, files: Iterable<string>): Promise<readonly string[]> =>
  [...new Set([...files, ...(await filesIn(folders))])].toSorted()

/** @returns null where one of them is gone */
export async function hashOf(files: readonly string[]): Promise<string | null> {
  const hash = createHash('sha256')
  for (const file of files) {
    const content = await readFile(file).catch(() => null)
    if (content === null) return null
    hash.update(file).update(content)
  }
  return hash.digest('hex')
}

/** Whether what is there was built from the same sources. */
export async function isBuilt(part: Part): Promise<boolean> {
  const { hash, files } = await builtFrom(part)
  return (await hashOf(await withFolders(part, files))) === hash
}
