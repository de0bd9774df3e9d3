import { createHash } from 'node:crypto'
import { glob, readFile } from 'node:fs/promises'
import { join, relative } from 'node:path'

/** Says what the build in `dist` was made from. */
export const stamp = join('dist', 'built-from')

/** Whole folders: styles are made by running files, of which the bundler names those alone that it begins with. */
const folders = ['domain/**/*.ts', 'application/**/*.ts', 'web/**/*']

interface Stamp {
  readonly hash: string
  /** By their paths from the root. */
  readonly files: readonly string[]
}

/** What the build in `dist` was made from; empty where there is none. */
export async function builtFrom(): Promise<Stamp> {
  try {
    return JSON.parse(await readFile(stamp, 'utf8')) as Stamp
  } catch {
    return { hash: '', files: [] }
  }
}

/** Every file of the folders that hold little but what is bundled. */
async function inFolders(): Promise<readonly string[]> {
  const files: string[] = []
  for (const pattern of folders)
    for await (const file of glob(pattern, { withFileTypes: true }))
      if (file.isFile()) files.push(relative(process.cwd(), join(file.parentPath, file.name)))
  return files
}

/** All of the folders, and what is named beside them; each once. */
export const withFolders = async (files: Iterable<string>): Promise<readonly string[]> =>
  [...new Set([...files, ...(await inFolders())])].toSorted()

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
export async function isWebBuilt(): Promise<boolean> {
  const { hash, files } = await builtFrom()
  return (await hashOf(await withFolders(files))) === hash
}
