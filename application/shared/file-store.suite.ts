import { beforeAll, describe, expect, it } from 'vitest'
import type { FileStore } from './file-store.ts'

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text)

async function textOf(parts: AsyncIterable<Uint8Array>): Promise<string> {
  let text = ''
  for await (const part of parts) text += new TextDecoder().decode(part)
  return text
}

/** What every place for files promises. */
export function describeFileStore(name: string, open: () => Promise<FileStore>): void {
  describe(`files ${name}`, () => {
    let files: FileStore
    beforeAll(async () => {
      files = await open()
    })

    it('gives back what was put, and puts the new in the place of the old', async () => {
      await files.put('ab/abc/one.txt', bytes('first'), 'text/plain')
      await files.put('ab/abc/one.txt', bytes('a second'), 'text/plain')
      expect(await files.sizeOf('ab/abc/one.txt')).toBe(8)
      expect(await textOf(files.open('ab/abc/one.txt'))).toBe('a second')
    })

    it('knows nothing of what was never put', async () => {
      expect(await files.sizeOf('zz/nothing.txt')).toBeNull()
      await expect(textOf(files.open('zz/nothing.txt'))).rejects.toThrow(Error)
    })

    it('removes a folder and none beside it', async () => {
      await files.put('ef/efg/1.txt', bytes('x'), 'text/plain')
      await files.put('ef/efg/2.txt', bytes('x'), 'text/plain')
      await files.put('ef/efgh/1.txt', bytes('x'), 'text/plain')
      await files.removeFolder('ef/efg')
      await files.removeFolder('ef/never')
      expect(await files.sizeOf('ef/efg/1.txt')).toBeNull()
      expect(await files.sizeOf('ef/efg/2.txt')).toBeNull()
      expect(await files.sizeOf('ef/efgh/1.txt')).toBe(1)
    })

    it('names all that was put', async () => {
      const put = ['gh/ghi/1.txt', 'gh/ghi/2.txt', 'ij/ijk/1.txt']
      for (const each of put) await files.put(each, bytes('x'), 'text/plain')
      const found: string[] = []
      for await (const each of files.names()) if (/^(gh|ij)/.test(each)) found.push(each)
      expect(found.toSorted()).toEqual(put)
    })
  })
}
