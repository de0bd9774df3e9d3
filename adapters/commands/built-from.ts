import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** One of the things that are built. */
export interface Part {
  /** Holds a folder for each build, since a shop goes on to read the one that it began with, and the stamp, which names the last. */
  readonly place: string
  /** What stands in the folder at `from` is read at `to`, with that of other builds: names that carry hashes. */
  readonly shared?: { readonly from: string; readonly to: string }
  /** Whole folders that it is built from, beside what the bundler names; without an ending, all of it. */
  readonly folders: readonly { readonly name: string; readonly ending?: '.ts' }[]
}

/** Where browsers find what builds of the web share. */
export const clientFolder = join('dist', 'client')

/** Screens, for browsers and for the server that renders their first sight. */
export const webPart: Part = {
  place: join('dist', 'web'),
  // Pages that are open ask for them, whichever build their server has begun with.
  shared: { from: join('client', 'assets'), to: join(clientFolder, 'assets') },
  // Styles are made by running files, of which the bundler names those alone that it begins with.
  folders: [{ name: 'domain', ending: '.ts' }, { name: 'application', ending: '.ts' }, { name: 'web' }],
}

/** What serves, with its packages in few files: thousands of modules would take each start half a second and seventy megabytes more. */
export const serverPart: Part = {
  place: join('dist', 'shop'),
  folders: [],
}

/** The file that says what a part was last built from. */
export const stampOf = ({ place }: Part): string => join(place, 'built-from')

/** What is said of a part beside it. */
export interface Stamp {
  /** Where it is, by its path from the root. */
  readonly folder: string
  /** Of what it was made from. */
  readonly hash: string
  /** What it was made from, by paths from the root. */
  readonly files: readonly string[]
  /** What was made, by paths from the root. */
  readonly made: readonly string[]
}

const nothing: Stamp = { folder: '', hash: '', files: [], made: [] }

/** What a part in `dist` was made from; empty where there is none. */
export function builtFrom(part: Part): Stamp {
  try {
    return JSON.parse(readFileSync(stampOf(part), 'utf8')) as Stamp
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

/** The folder of what was built from the same sources, and is there as a whole; null where it has to be built. */
export function builtFolder(part: Part): string | null {
  const { folder, hash, files, made } = builtFrom(part)
  const isWhole = hash !== '' && made.every((file) => existsSync(file))
  return isWhole && hashOf(withFolders(part, files)) === hash ? folder : null
}
