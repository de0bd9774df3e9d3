import { createHash, type Hash } from 'node:crypto'

/** What belongs together in an archive, and is checked together. */
export interface Part {
  readonly files: number
  readonly bytes: number
  /** Of each name, size and content, in their order; hexadecimal. */
  readonly sha256: string
}

/** The part that a file belongs to: 'pictures' for pictures/ab/…, 'database/public.users' for database/public.users/0001. */
const partOf = (name: string): string => {
  const [first = '', second] = name.split('/')
  return first === 'database' ? `${first}/${second}` : first
}

/** Counts and sums up the files of an archive as they pass. */
export function summingUp() {
  const parts = new Map<string, { files: number; bytes: number; hash: Hash }>()
  return {
    add(name: string, bytes: Buffer): void {
      const part = parts.get(partOf(name)) ?? { files: 0, bytes: 0, hash: createHash('sha256') }
      parts.set(partOf(name), part)
      part.files += 1
      part.bytes += bytes.length
      part.hash.update(`${name}\0${bytes.length}\0`).update(bytes)
    },
    parts: (): Record<string, Part> =>
      Object.fromEntries(
        [...parts].map(([name, { files, bytes, hash }]) => [
          name,
          { files, bytes, sha256: hash.copy().digest('hex') },
        ]),
      ),
  }
}
