import { createHash } from 'node:crypto'
import { turns } from '#adapters/system/turns.ts'
import type { FileStore } from '#application/shared/file-store.ts'
import { type ImageFormat, type ImageStore, imageWidths } from '#application/shared/image-store.ts'
import type { Trouble } from '#application/shared/trouble.ts'
import type { PictureCodec, WantedSize } from './picture-codec.ts'

const formats = ['webp', 'avif'] as const

async function* inOnePart(data: Buffer): AsyncIterable<Uint8Array> {
  yield data
}

const folderOf = (hash: string): string => `${hash.slice(0, 2)}/${hash}`
const masterName = (hash: string, format: ImageFormat): string => `${folderOf(hash)}/master.${format}`
const hashOf = (master: Uint8Array): string => createHash('sha256').update(master).digest('hex').slice(0, 32)
const nameOf = (hash: string, { width, format }: WantedSize): string => `${folderOf(hash)}/${width}.${format}`

/** A size that was just made; `kept` settles when it is stored, or fails with why it could not be. */
interface MadeSize {
  readonly data: Buffer
  readonly kept: Promise<void>
}

export interface ImageStoreOptions {
  /** Reads what is sent, and makes sizes that nobody waits for; in this process unless told otherwise. */
  readonly codec?: PictureCodec
  /** Hears of a size that could be shown, but not stored. */
  readonly trouble?: Trouble | undefined
}

/** What opens pictures in this process: twenty megabytes of it, wanted at the first one. */
const codecHere = () => import('./picture-codec.ts')

/** Pictures in a store of files: the master and, beside it, every size made so far. */
export function imageStore(
  files: FileStore,
  { codec, trouble = () => undefined }: ImageStoreOptions = {},
): ImageStore {
  const chosenCodec = async () => codec ?? (await codecHere()).ownCodec
  const beingMade = new Map<string, Promise<MadeSize>>()
  /** A size that somebody waits for costs a tenth of a second; many at once cost memory. */
  const inTurn = turns(2)

  /** The first of these files that is there. */
  async function firstOf(names: readonly string[]): Promise<{ name: string; bytes: number } | null> {
    for (const name of names) {
      const bytes = await files.sizeOf(name)
      if (bytes !== null) return { name, bytes }
    }
    return null
  }

  const masterFile = (hash: string) => firstOf(formats.map((format) => masterName(hash, format)))

  async function master(hash: string): Promise<Buffer> {
    const parts: Uint8Array[] = []
    const name = (await masterFile(hash))?.name ?? masterName(hash, 'webp')
    for await (const part of files.open(name)) parts.push(part)
    return Buffer.concat(parts)
  }

  async function make(name: string, size: WantedSize, hash: string): Promise<MadeSize> {
    const { sizeOf } = await codecHere()
    const data = await inTurn(async () => sizeOf(await master(hash), size))
    const kept = files.put(name, data, `image/${size.format}`)
    // Whoever wants it kept waits for it; nobody else minds.
    kept.catch(() => undefined).finally(() => beingMade.delete(name))
    return { data, kept }
  }

  function makeOnce(hash: string, size: WantedSize): Promise<MadeSize> {
    const name = nameOf(hash, size)
    const running = beingMade.get(name) ?? make(name, size, hash)
    beingMade.set(name, running)
    running.catch(() => beingMade.delete(name))
    return running
  }

  async function makeMissing(hash: string, format: ImageFormat): Promise<void> {
    const missing: WantedSize[] = []
    for (const width of imageWidths)
      if ((await files.sizeOf(nameOf(hash, { width, format }))) === null) missing.push({ width, format })
    if (missing.length === 0) return
    const made = (await chosenCodec()).sizes(await master(hash), missing)
    let place = 0
    for await (const data of made) await files.put(nameOf(hash, missing[place++]!), data, `image/${format}`)
  }

  return {
    keepFile: async (path, noted) => {
      const { data, ...seen } = await (await chosenCodec()).clean(path)
      const hash = hashOf(data)
      await noted(hash)
      await files.put(masterName(hash, 'webp'), data, 'image/webp', 'for good')
      return { hash, ...seen }
    },

    keepReady: async ({ whole, smaller }, noted) => {
      const hash = hashOf(whole)
      await noted(hash)
      await files.put(masterName(hash, 'avif'), whole, 'image/avif')
      for (const [width, data] of smaller)
        await files.put(nameOf(hash, { width, format: 'avif' }), data, 'image/avif')
      return hash
    },

    makeSizes: async (hash) => {
      for (const format of formats) await makeMissing(hash, format)
    },

    find: async (hash, width, wanted) => {
      const ready = async (format: ImageFormat, names: readonly string[]) => {
        const found = await firstOf(names)
        return found && { bytes: found.bytes, format, open: () => files.open(found.name) }
      }
      const wideEnough = imageWidths.filter((each) => each >= width)
      const found =
        (wanted === 'avif' &&
          (await ready('avif', [
            ...wideEnough.map((each) => nameOf(hash, { width: each, format: 'avif' })),
            masterName(hash, 'avif'),
          ]))) ||
        (await ready('webp', [nameOf(hash, { width, format: 'webp' })]))
      if (found) return found
      if ((await masterFile(hash)) === null) return null
      const { data, kept } = await makeOnce(hash, { width, format: 'webp' })
      // A full disk keeps no picture from being seen.
      await kept.catch((error: unknown) => trouble('keeping a size of a picture', error))
      return { bytes: data.length, format: 'webp', open: () => inOnePart(data) }
    },

    remove: (hash) => files.removeFolder(folderOf(hash)),
  }
}
