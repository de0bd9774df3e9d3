import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** One of the things that are built. */
export interface Part {
  /** The file that says what it was built from. */
  readonly stamp: string
  /** Whole folders that it is built from, beside what the bundler names; without an ending, all of it. */
  readonly folders: readonly { readonly name: string; readonly ending?: '.ts' }[]
}

/** Screens, for browsers and for the server that renders their first sight. */
export const webPart: Part = {
  stamp: join('dist', 'built-from'),
  // Styles are made by running files, of which the bundler names those alone that it begins with.
  folders: [{ name: 'domain', ending: '.ts' }, { name: 'application', ending: '.ts' }, { name: 'web' }],
}

/** Where what serves is put. */
export const serverFolder = join('dist', 'shop')

/** What serves, with its packages in few files: thousands of modules would take each start half a second and seventy megabytes more. */
export const serverPart: Part = { stamp: join(serverFolder, 'built-from'), folders: [] }

interface Stamp {
  readonly hash: string
  /** By their paths from the root. */
  readonly files: readonly string[]
}

/** What a part in `dist` was made from; empty where there is none. */
export function builtFrom({ stamp }: Part): Stamp {
  try {
    return JSON.parse(readFileSync(stamp, 'utf8')) as Stamp
  } catch {
    return { hash: '', files: [] }
  }
}

const filesIn = ({ name, ending }: Part['folders'][number]): readonly string[] =>
  readdirSync(name, { recursive: true, withFileTypes: true })
    .filter((file) => file.isFile() && file.name.endsWith(ending ?? ''))
    .map((file) => join(file.parentPath, file.name))

/** All of a part's folders, and what is named beside them; each once. */
export const withFolders = ({ folders }: Part, files: Iterable<string>): readonly string[] =>
  [...new Set([...files, ...folders.flatMap(filesIn)])].toSorted()

/** Without a promise: to wait for each of 2,400 small files takes ten times as long as to read it. */
const contentOf = (file: string): Buffer | null => {
  try {
    return readFileSync(file)
  } catch {
    return null
  }
}

/** @returns null where one of them is gone */
export function hashOf(files: readonly string[]): string | null {
  const hash = createHash('sha256')
  for (const file of files) {
    const content = contentOf(file)
    if (content === null) return null
    hash.update(file).update(content)
  }
  return hash.digest('hex')
}

/** Whether what is there was built from the same sources. */
export function isBuilt(part: Part): boolean {
  const { hash, files } = builtFrom(part)
  return hashOf(withFolders(part, files)) === hash
}
