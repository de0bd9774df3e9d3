import { existsSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { isAbsolute, relative, sep } from 'node:path'
import type { Plugin } from 'vite'
import { hashOf, type Part, withFolders } from './built-from.ts'

/** The versions of all packages. */
const lockFile = 'package-lock.json'

/** A file of ours, by its path from the root; null for what packages hold and what is nowhere on the disk. */
function ownFile(id: string): string | null {
  if (!isAbsolute(id)) return null
  const [folder, ...rest] = relative(process.cwd(), id.replace(/[?#].*$/, '')).split(sep)
  const isElsewhere = folder === undefined || ['..', 'dist', 'node_modules'].includes(folder)
  return isElsewhere ? null : [folder, ...rest].join(sep)
}

/**
 * Notes each file of ours that bundles are made from: the bundler knows them all, and a list of folders forgets some.
 * @param by the files that tell the bundler what to do, unless it reads them itself
 */
export function notedFiles(...by: readonly string[]): {
  readonly plugin: Plugin
  keep(part: Part): Promise<void>
} {
  const files = new Set([lockFile, ...by])
  const note = (ids: Iterable<string>): void => {
    for (const id of ids) {
      const file = ownFile(id)
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
    /** Says beside a part what it was built from. */
    async keep(part) {
      // Some names are those of styles that the bundler makes up beside the files they come from.
      const there = withFolders(part, files).filter((file) => existsSync(file))
      await writeFile(part.stamp, JSON.stringify({ hash: hashOf(there), files: there }))
    },
  }
}
