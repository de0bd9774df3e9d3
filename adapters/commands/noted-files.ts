import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readdir, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { basename, isAbsolute, join, relative, resolve, sep } from 'node:path'
import type { Plugin } from 'vite'
import { processLives } from '#adapters/postgres/embedded/connecting.ts'
import { builtFrom, hashOf, type Part, type Stamp, stampOf, withFolders } from './built-from.ts'
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

/** What is in a folder, by paths from the root; nothing where there is none. */
const within = async (folder: string): Promise<readonly string[]> =>
  (await readdir(folder).catch(() => [])).map((name) => join(folder, name))

/** Whatever builds have left: their folders, and what they share. */
const builds = async (part: Part): Promise<readonly string[]> => [
  ...(await within(part.place)).filter((path) => path !== stampOf(part)),
  ...(part.shared ? await within(part.shared.to) : []),
]

/** Whether something belongs to a build, or stands beside what does in smaller. */
const belongsTo = ({ folder, made }: Stamp): ((path: string) => boolean) => {
  const needed = new Set([folder, ...made])
  return (path) => needed.has(path.replace(/\.(?:br|gz)$/, ''))
}

/** Begins the day for which servers that run, and pages that are open, still read what is about to be replaced. */
async function beginLastDay(part: Part): Promise<void> {
  const last = builtFrom(part)
  const isLast = belongsTo(last)
  const now = new Date()
  // Where nobody knows, it may be any of them.
  for (const path of await builds(part)) if (last.hash === '' || isLast(path)) await utimes(path, now, now)
}

/** Throws away what was replaced a day ago and longer. */
async function sweep(part: Part): Promise<void> {
  const isLast = belongsTo(builtFrom(part))
  for (const path of await builds(part))
    if (!isLast(path) && (await stat(path)).mtimeMs < Date.now() - day)
      await rm(path, { recursive: true, force: true })
}

const draft = 'draft-'

/** A new folder of this process, in the place of those that were killed while they built. */
async function newDraft({ place }: Part): Promise<string> {
  for (const path of await within(place)) {
    const pid = basename(path).startsWith(draft) ? Number(basename(path).slice(draft.length)) : null
    if (pid !== null && (pid === process.pid || !processLives(pid))) await rm(path, { recursive: true })
  }
  const folder = join(place, draft + process.pid)
  await mkdir(folder)
  return folder
}

/** What the bundler makes a part of, while it does. */
export interface NotedFiles {
  readonly plugin: Plugin
  /** Where it is to be made. */
  readonly folder: string
  /** Puts what was made where it is read, says beside it what it was built from, and throws away what nobody reads any more. */
  keep(): Promise<void>
}

/**
 * Notes what a part is made from: the bundler knows all files, and a list of folders forgets some. Until it is kept, the part
 * is what it was, and nothing changes that a shop reads.
 * @param by the files that tell the bundler what to do, unless it reads them itself
 * @throws ConfigurationError where nothing can be written
 */
export async function notedFiles(part: Part, ...by: readonly string[]): Promise<NotedFiles> {
  await makeFolder(
    part.place,
    (folder, reason) =>
      `Nothing can be built into '${folder}': ${reason}. Start it as a user who may write there, or build it elsewhere and bring it along.`,
  )
  const folder = await newDraft(part)
  const files = new Set(['package.json', 'package-lock.json', ...by])
  const made = new Set<string>()
  const note = (ids: Iterable<string>): void => {
    for (const id of ids) {
      const file = fileOf(id)
      if (file !== null) files.add(file)
    }
  }
  return {
    folder,
    plugin: {
      name: 'noted-files',
      configResolved: ({ configFile, configFileDependencies }) =>
        note([...(configFile ? [configFile] : []), ...configFileDependencies]),
      generateBundle() {
        note(this.getModuleIds())
      },
      writeBundle({ dir = '' }, bundle) {
        for (const name of Object.keys(bundle)) made.add(join(dir, name))
      },
    },
    async keep() {
      // Some names are those of styles that the bundler makes up beside the files they come from.
      const there = withFolders(part, files).filter((file) => existsSync(file))
      // Another name each time: a shop may read what was built of the same sources.
      const kept = join(part.place, randomBytes(4).toString('hex'))
      const shared = part.shared && { from: resolve(folder, part.shared.from), to: part.shared.to }
      const keptAt = (path: string): string =>
        shared && path.startsWith(shared.from + sep)
          ? join(shared.to, relative(shared.from, path))
          : join(kept, relative(resolve(folder), path))
      const stamp: Stamp = {
        folder: kept,
        hash: hashOf(there) ?? '',
        files: there,
        made: [...made].map(keptAt),
      }
      await writeFile(join(folder, 'built-from'), JSON.stringify(stamp))
      await beginLastDay(part)
      // Each in one step: whoever reads it meanwhile reads all of one.
      if (shared) {
        await mkdir(shared.to, { recursive: true })
        for (const file of await within(shared.from)) await rename(file, keptAt(file))
      }
      await rename(folder, kept)
      await rename(join(kept, 'built-from'), stampOf(part))
      await sweep(part)
    },
  }
}
