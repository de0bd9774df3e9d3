import { existsSync } from 'node:fs'
import { rm, writeFile } from 'node:fs/promises'
import { isAbsolute, join, relative, sep } from 'node:path'
import type { Plugin } from 'vite'
import { hashOf, type Part, withFolders } from './built-from.ts'

/** A file that is looked at for a module, by its path from the root: of a package, what says its version; null for what is nowhere here. */
function fileOf(id: string): string | null {
  if (!isAbsolute(id)) return null
  const path = relative(process.cwd(), id.replace(/[?#].*$/, ''))
    .split(sep)
    .join('/')
  if (path.startsWith('../') || path.startsWith('dist/')) return null
  const [folder] = /^.*node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/.exec(path) ?? []
  return folder === undefined ? path : join(folder, 'package.json')
}

/** What the bundler makes a part of, while it does. */
export interface NotedFiles {
  readonly plugin: Plugin
  /** Says beside the part what it was built from. */
  keep(): Promise<void>
}

/**
 * Notes what a part is made from: the bundler knows all files, and a list of folders forgets some. Until it is kept, the part is
 * as good as not built.
 * @param by the files that tell the bundler what to do, unless it reads them itself
 */
export async function notedFiles(part: Part, ...by: readonly string[]): Promise<NotedFiles> {
  await rm(part.stamp, { force: true })
  const files = new Set(['package.json', 'package-lock.json', ...by])
  const note = (ids: Iterable<string>): void => {
    for (const id of ids) {
      const file = fileOf(id)
      if (file !== null) files.add(file)
    }
  }
  return {
    plugin: {
      name: 'noted-files',
      configResolved: ({ configFile, configFileDependencies }) =>
        note([...(configFile ? [configFile] : []), ...configFileDependencies]),
      generateBundle() {
        note(this.getModuleIds())
      },
    },
    async keep() {
      // Some names are those of styles that the bundler makes up beside the files they come from.
      const there = withFolders(part, files).filter((file) => existsSync(file))
      await writeFile(part.stamp, JSON.stringify({ hash: hashOf(there), files: there }))
    },
  }
}
