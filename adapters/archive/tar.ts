/** Bytes: all that a tar holds comes in blocks of so many. */
export const blockSize = 512

/** The longest name that fits into a header. */
const longestName = 100

/** An archive that cannot be used; the message says why, for people. */
export class UnusableArchive extends Error {}

const damaged = (): UnusableArchive =>
  new UnusableArchive('This archive is damaged: it is no backup of a shop, or not as it was made.')

const octal = (value: number, length: number): string => `${value.toString(8).padStart(length - 1, '0')}\0`

/** A header's sum, its own eight bytes taken for spaces. */
function checksumOf(header: Buffer): number {
  let sum = 8 * 32
  for (const [place, byte] of header.entries()) if (place < 148 || place >= 156) sum += byte
  return sum
}

/** The zeros that fill the last block of so many bytes. */
export const padding = (size: number): Buffer => Buffer.alloc((blockSize - (size % blockSize)) % blockSize)

/** What stands in front of a file (ustar): its name, in ASCII, its size in bytes, and that its owner alone may read it. */
export function tarHeader(name: string, size: number, at: Date): Buffer {
  if (Buffer.byteLength(name) > longestName) throw new Error(`The name ${name} does not fit into an archive.`)
  const header = Buffer.alloc(blockSize)
  header.write(name, 0, 'ascii')
  header.write(octal(0o600, 8), 100)
  header.write(octal(0, 8), 108)
  header.write(octal(0, 8), 116)
  header.write(octal(size, 12), 124)
  header.write(octal(Math.floor(at.getTime() / 1000), 12), 136)
  header.write('0', 156)
  header.write('ustar\x0000', 257)
  header.write(`${octal(checksumOf(header), 7)} `, 148)
  return header
}

const textIn = (header: Buffer, from: number, to: number): string =>
  header.toString('ascii', from, to).replace(/\0.*$/s, '')

function readHeader(header: Buffer): { readonly name: string; readonly size: number } {
  const size = Number.parseInt(textIn(header, 124, 136), 8)
  if (Number.parseInt(textIn(header, 148, 156), 8) !== checksumOf(header) || !(size >= 0)) throw damaged()
  return { name: textIn(header, 0, longestName), size }
}

/** Gives so many bytes of a stream at a time. @throws UnusableArchive where it ends before */
function taking(bytes: AsyncIterable<Buffer>) {
  const source = bytes[Symbol.asyncIterator]()
  let rest: Buffer = Buffer.alloc(0)
  const take = async (size: number): Promise<Buffer> => {
    const parts: Buffer[] = []
    let missing = size
    while (missing > 0) {
      if (rest.length === 0) {
        const { value, done } = await source.next()
        if (done) throw new UnusableArchive('This archive ends too early: it was cut off.')
        rest = value
      }
      const part = rest.subarray(0, missing)
      parts.push(part)
      rest = rest.subarray(part.length)
      missing -= part.length
    }
    return Buffer.concat(parts)
  }
  /** Nothing but zeros may follow. Only behind the last byte whoever unpacks it knows that all was whole. */
  const end = async (): Promise<void> => {
    for (let left = rest; ; ) {
      if (left.some((byte) => byte !== 0)) throw damaged()
      const { value, done } = await source.next()
      if (done) return
      left = value
    }
  }
  return { take, end }
}

export interface TarEntry {
  readonly name: string
  readonly bytes: Buffer
}

/**
 * The files in a tar that tarHeader has written, one after the other, each as a whole.
 * @param largest bytes that a file may have: what is damaged must not fill the memory
 * @throws UnusableArchive where it is damaged or cut off
 */
export async function* tarEntries(tar: AsyncIterable<Buffer>, largest: number): AsyncGenerator<TarEntry> {
  const { take, end } = taking(tar)
  for (;;) {
    const header = await take(blockSize)
    if (header.every((byte) => byte === 0)) return end()
    const { name, size } = readHeader(header)
    if (size > largest) throw damaged()
    const bytes = await take(size)
    await take(padding(size).length)
    yield { name, bytes }
  }
}
