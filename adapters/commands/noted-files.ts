import { existsSync } from 'node:fs'
import { glob, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { dirname, isAbsolute, join, relative, sep } from 'node:path'
import type { Plugin } from 'vite'
import { builtFrom, hashOf, type Part, type Stamp, withFolders } from './built-from.ts'
import { makeFolder } from './data-folder.ts'

const fromRoot = (path: string): string => relative(process.cwd(), path)

/** A file that is looked at for a module, by its path from the root: of a package, what says its version; null for what is nowhere here. */
function fileOf(id: string): string | null {
  if (!isAbsolute(id)) return null
  const path = fromRoot(id.replace(/[?#].*$/, ''))
    .split(sep)
    .join('/')
  if (path.startsWith('../') || path.startsWith('dist/')) return null
  const [folder] = /^.*node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/.exec(path) ?? []
  return folder === undefined ? path : join(folder, 'package.json')
}

/** Milliseconds. */
const day = 86_400_000

/** All files in folders that a bundler writes into, by paths from the root, with what stands beside them in smaller. */
async function filesIn(folders: readonly string[]): Promise<readonly string[]> {
  const files: string[] = []
  for await (const file of glob(folders.map((folder) => `${folder}/*.*`))) files.push(fromRoot(file))
  return files
}

/** Without the ending of what stands beside a file in smaller. */
const whole = (file: string): string => file.replace(/\.(?:br|gz)$/, '')

/**
 * Begins the day for which servers that run, and pages that are open, still read what is about to be replaced.
 * @param made what the last build has made; where nobody knows, all that is there
 */
async function beginLastDay(folders: readonly string[], made: ReadonlySet<string>): Promise<void> {
  const now = new Date()
  for (const file of await filesIn(folders))
    if (made.size === 0 || made.has(whole(file))) await utimes(file, now, now)
}

/** Throws away what was replaced a day ago and longer. */
async function sweep(folders: readonly string[], made: ReadonlySet<string>): Promise<void> {
  for (const file of await filesIn(folders))
    if (!made.has(whole(file)) && (await stat(file)).mtimeMs < Date.now() - day)
      await rm(file, { force: true })
}

/** What the bundler makes a part of, while it does. */
export interface NotedFiles {
  readonly plugin: Plugin
  /** What has been made until now, by paths from the root. */
  readonly made: ReadonlySet<string>
  /** Says beside the part what it was built from, and throws away what nobody reads any more. */
  keep(): Promise<void>
}

/**
 * Notes what a part is made from: the bundler knows all files, and a list of folders forgets some. Until it is kept, the part is
 * as good as not built.
 * @param by the files that tell the bundler what to do, unless it reads them itself
 * @throws ConfigurationError where nothing can be written
 */
export async function notedFiles(part: Part, ...by: readonly string[]): Promise<NotedFiles> {
  await makeFolder(
    dirname(part.stamp),
    (folder, reason) =>
      `Nothing can be built into '${folder}': ${reason}. Start it as a user who may write there, or build it elsewhere and bring it along.`,
  )
  const before = builtFrom(part)
  await beginLastDay(part.puts, new Set(before.made))
  const begun: Stamp = { ...before, hash: '' }
  await writeFile(part.stamp, JSON.stringify(begun))
  const files = new Set(['package.json', 'package-lock.json', ...by])
  const made = new Set<string>()
  const note = (ids: Iterable<string>): void => {
    for (const id of ids) {
      const file = fileOf(id)
      if (file !== null) files.add(file)
    }
  }
  return {
    made,
    plugin: {
      name: 'noted-files',
      configResolved: ({ configFile, configFileDependencies }) =>
        note([...(configFile ? [configFile] : []), ...configFileDependencies]),
      generateBundle() {
        note(this.getModuleIds())
      },
      writeBundle({ dir = '' }, bundle) {
        for (const name of Object.keys(bundle)) made.add(join(fromRoot(dir), name))
      },
    },
    async keep() {
      // Some names are those of styles that the bundler makes up beside the files they come from.
      const there = withFolders(part, files).filter((file) => existsSync(file))
      const done: Stamp = { hash: hashOf(there) ?? '', files: there, made: [...made] }
      await writeFile(part.stamp, JSON.stringify(done))
      await sweep(part.puts, made)
    },
  }
}
