import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { glob, readFile, writeFile } from 'node:fs/promises'
import { isAbsolute, join, relative, sep } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

const stamp = join('dist', 'built-from')

/** The versions of all packages. */
const lockFile = 'package-lock.json'

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
const withFolders = async (files: Iterable<string>): Promise<readonly string[]> =>
  [...new Set([...files, ...(await inFolders())])].toSorted()

/** @returns null where one of them is gone */
async function hashOf(files: readonly string[]): Promise<string | null> {
  const hash = createHash('sha256')
  for (const file of files) {
    const content = await readFile(file).catch(() => null)
    if (content === null) return null
    hash.update(file).update(content)
  }
  return hash.digest('hex')
}

/** A file of ours, by its path from the root; null for what packages hold and what is nowhere on the disk. */
function ownFile(id: string): string | null {
  if (!isAbsolute(id)) return null
  const [folder, ...rest] = relative(process.cwd(), id.replace(/[?#].*$/, '')).split(sep)
  const isElsewhere = folder === undefined || ['..', 'dist', 'node_modules'].includes(folder)
  return isElsewhere ? null : [folder, ...rest].join(sep)
}

/** Notes each file of ours that the bundles are made from: the bundler knows them all, and a list of folders forgets some. */
function noting(files: Set<string>): Plugin {
  const note = (ids: Iterable<string>): void => {
    for (const id of ids) {
      const file = ownFile(id)
      if (file !== null) files.add(file)
    }
  }
  return {
    name: 'noting',
    configResolved: ({ configFile, configFileDependencies }) =>
      note([...(configFile ? [configFile] : []), ...configFileDependencies]),
    generateBundle() {
      note(this.getModuleIds())
    },
  }
}

/** Text files beside themselves in smaller: compressed once here instead of at every request. */
async function precompress(): Promise<void> {
  for await (const file of glob('dist/client/**/*.{js,css,svg}')) {
    const text = await readFile(file)
    await writeFile(`${file}.br`, await promisify(brotliCompress)(text))
    await writeFile(`${file}.gz`, await promisify(gzip)(text, { level: 9 }))
  }
}

/** Whether what is there was built from the same sources. */
export async function isWebBuilt(): Promise<boolean> {
  const { hash, files } = await builtFrom()
  return (await hashOf(await withFolders(files))) === hash
}

/**
 * Builds the web for browser and server, unless what is there was built from the same sources.
 * @returns whether there was anything to do
 */
export async function buildWeb(): Promise<boolean> {
  if (await isWebBuilt()) return false
  // Most starts have nothing to build.
  const { createBuilder } = await import('vite')
  const noted = new Set([lockFile])
  const builder = await createBuilder({ logLevel: 'warn', plugins: [noting(noted)] })
  await builder.buildApp()
  await precompress()
  // Some names are those of styles that the bundler makes up beside the files they come from.
  const files = (await withFolders(noted)).filter((file) => existsSync(file))
  await writeFile(stamp, JSON.stringify({ hash: await hashOf(files), files }))
  return true
}
