import { randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { rename, rm, stat } from 'node:fs/promises'
import { dirname } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { promisify } from 'node:util'
import { createGzip } from 'node:zlib'
import { keepForGood } from '#adapters/disk/keep-for-good.ts'
import { type Part, summingUp } from './checked-parts.ts'
import { blockSize, padding, tarHeader, UnusableArchive } from './tar.ts'

/** The name under which the last file says what the others are. */
export const manifestName = 'manifest.json'

/** An archive that is being written: a tar, packed with gzip, that its owner alone can read. */
export interface ArchiveWriter {
  add(name: string, bytes: Buffer): Promise<void>
  /** Adds the manifest, which is told of all parts, and gives the archive its name. @returns its size in bytes */
  finish(manifest: (parts: Readonly<Record<string, Part>>) => unknown): Promise<number>
  /** Leaves nothing of it behind; does nothing once it is finished. */
  giveUp(): Promise<void>
}

const isThere = (file: string): Promise<boolean> =>
  stat(file).then(
    () => true,
    () => false,
  )

/**
 * Begins an archive under a temporary name beside its own.
 * @throws UnusableArchive where a file of that name is there already, or its folder is not
 */
export async function writeArchive(file: string, at: Date): Promise<ArchiveWriter> {
  if (await isThere(file)) throw new UnusableArchive(`There is a file ${file} already. Name another one.`)
  if (!(await isThere(dirname(file))))
    throw new UnusableArchive(`There is no folder ${dirname(file)} to keep the archive in.`)
  const draft = `${file}.${randomUUID()}`
  // Level 4 packs the tables nearly as well as 6, in half the time; pictures are packed already.
  const gzip = createGzip({ level: 4 })
  const written = pipeline(gzip, createWriteStream(draft, { flags: 'wx', mode: 0o600 }))
  // Whoever writes next hears of it.
  written.catch(() => undefined)
  const sums = summingUp()
  const write = async (bytes: Buffer): Promise<void> => {
    try {
      await promisify<Buffer, void>(gzip.write.bind(gzip))(bytes)
    } catch (error) {
      // A full disk, say, has ended both streams; this one knows no more than that.
      await written
      throw error
    }
  }
  const put = async (name: string, bytes: Buffer): Promise<void> => {
    await write(tarHeader(name, bytes.length, at))
    await write(bytes)
    await write(padding(bytes.length))
  }
  return {
    async add(name, bytes) {
      sums.add(name, bytes)
      await put(name, bytes)
    },
    async finish(manifest) {
      await put(manifestName, Buffer.from(JSON.stringify(manifest(sums.parts()), null, 1)))
      gzip.end(Buffer.alloc(2 * blockSize))
      await written
      await keepForGood(draft)
      await rename(draft, file)
      await keepForGood(dirname(file))
      return (await stat(file)).size
    },
    async giveUp() {
      gzip.destroy(new UnusableArchive('The archive was given up before it was whole.'))
      await written.catch(() => undefined)
      await rm(draft, { force: true })
    },
  }
}
