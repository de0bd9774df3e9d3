import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** One of the things that are built. */
export interface Part {
  /** The file that says what it was built from. */
  readonly stamp: string
  /** The folders into which it is put, but for what has the same name in each build. */
  readonly puts: readonly string[]
  /** Whole folders that it is built from, beside what the bundler names; without an ending, all of it. */
  readonly folders: readonly { readonly name: string; readonly ending?: '.ts' }[]
}

/** Screens, for browsers and for the server that renders their first sight. */
export const webPart: Part = {
  stamp: join('dist', 'built-from'),
  puts: [join('dist', 'client', 'assets'), join('dist', 'server', 'assets')],
  // Styles are made by running files, of which the bundler names those alone that it begins with.
  folders: [{ name: 'domain', ending: '.ts' }, { name: 'application', ending: '.ts' }, { name: 'web' }],
}

/** Where what serves is put. */
export const serverFolder = join('dist', 'shop')

/** What serves, with its packages in few files: thousands of modules would take each start half a second and seventy megabytes more. */
export const serverPart: Part = {
  stamp: join(serverFolder, 'built-from'),
  puts: [serverFolder],
  folders: [],
}

/** What is said of a part beside it. */
export interface Stamp {
  /** Of what it was made from; empty while it is not whole. */
  readonly hash: string
  /** What it was made from, by paths from the root. */
  readonly files: readonly string[]
  /** What was made, by paths from the root. */
  readonly made: readonly string[]
}

const nothing: Stamp = { hash: '', files: [], made: [] }

/** What a part in `dist` was made from; empty where there is none. */
export function builtFrom({ stamp }: Part): Stamp {
  try {
    // A version before this one may have said less.
    return { ...nothing, ...(JSON.parse(readFileSync(stamp, 'utf8')) as Partial<Stamp>) }
  } catch {
    return nothing
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

/** Whether what is there was built from the same sources, and is there as a whole. */
export function isBuilt(part: Part): boolean {
  const { hash, files, made } = builtFrom(part)
  return hash !== '' && made.every((file) => existsSync(file)) && hashOf(withFolders(part, files)) === hash
}
