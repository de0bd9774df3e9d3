import { createReadStream } from 'node:fs'
import { isDeepStrictEqual } from 'node:util'
import { createGunzip } from 'node:zlib'
import { manifestName } from './archive-writer.ts'
import { type Part, summingUp } from './checked-parts.ts'
import { type TarEntry, tarEntries, UnusableArchive } from './tar.ts'

/** Bytes: no file of an archive is nearly as large. */
const largest = 256 * 1024 ** 2

const reasons: Readonly<Record<string, (file: string) => string>> = {
  ENOENT: (file) => `There is no file ${file}.`,
  EISDIR: (file) => `${file} is a folder, and no archive.`,
  EACCES: (file) => `${file} may not be read by this user.`,
  Z_BUF_ERROR: (file) => `${file} ends too early: it was cut off.`,
  Z_DATA_ERROR: (file) => `${file} is damaged, or no archive.`,
}

/** The files of an archive in their order, the manifest last. @throws UnusableArchive */
export async function* archiveEntries(file: string): AsyncGenerator<TarEntry> {
  const packed = createReadStream(file)
  const tar = createGunzip()
  packed.on('error', (error) => tar.destroy(error))
  try {
    yield* tarEntries(packed.pipe(tar), largest)
  } catch (error) {
    const reason = reasons[(error as NodeJS.ErrnoException).code ?? '']
    throw reason ? new UnusableArchive(reason(file), { cause: error }) : error
  } finally {
    packed.destroy()
    tar.destroy()
  }
}

function parsed(bytes: Buffer): { readonly parts?: Readonly<Record<string, Part>> } {
  try {
    return JSON.parse(bytes.toString())
  } catch {
    return {}
  }
}

/**
 * Reads all of an archive.
 * @param seen is given each file but the manifest
 * @returns its manifest, once each part is as it was written
 * @throws UnusableArchive where anything is missing, too much, or not as it was written
 */
export async function checkedManifest(file: string, seen: (entry: TarEntry) => void): Promise<unknown> {
  const sums = summingUp()
  let manifest: Buffer | null = null
  for await (const entry of archiveEntries(file)) {
    const { name, bytes } = entry
    if (manifest !== null) throw new UnusableArchive(`${file} goes on behind its end: it is damaged.`)
    if (name === manifestName) manifest = bytes
    else {
      seen(entry)
      sums.add(name, bytes)
    }
  }
  if (manifest === null) throw new UnusableArchive(`${file} is no backup of a shop: it has no manifest.`)
  const said = parsed(manifest)
  if (!isDeepStrictEqual(said.parts, sums.parts()))
    throw new UnusableArchive(`${file} is damaged: what is in it is not what was written.`)
  return said
}
