import { readFile } from 'node:fs/promises'
import { imageStoreAt } from '#adapters/composition/catalogue/image-store-at.ts'
import { pictureFiles } from '#adapters/demo/demo-pictures.ts'

const { smaller } = pictureFiles('works/ines-valadao/alqueva-half-past-eight', 1400)
let read: Promise<Buffer> | undefined

/** A file like no other that looks the same: a box at its end, which nobody reads, holds the name. */
const likeNoOther = (file: Buffer, name: string): Buffer => {
  const box = Buffer.from(`    free${name}`)
  box.writeUInt32BE(box.length)
  return Buffer.concat([file, box])
}

/**
 * Gives a work a picture that can be looked at, of its own. The same title has the same picture in every scenario: a window
 * that another has left knows it already, and to fetch and open the pictures of a wall costs as much as all else on it.
 */
export async function withPicture<Work extends { readonly title: string }>(
  mediaFolder: string,
  work: Work,
): Promise<Work & { readonly hash: string }> {
  read ??= readFile(smaller.at(-1)!.file)
  const picture = { whole: likeNoOther(await read, work.title), smaller: new Map() }
  return { ...work, hash: await imageStoreAt(mediaFolder).keepReady(picture, async () => undefined) }
}
