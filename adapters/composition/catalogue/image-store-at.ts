import { diskFiles } from '#adapters/disk/disk-files.ts'
import { type ImageStoreOptions, imageStore } from '#adapters/media/image-store.ts'
import type { FileStore } from '#application/shared/file-store.ts'
import type { ImageStore } from '#application/shared/image-store.ts'

/** A bucket. What speaks to it is loaded when it is first asked: most shops have none, and need the memory. */
function bucketFiles(address: string): FileStore {
  let coming: Promise<FileStore> | undefined
  const bucket = () => {
    coming ??= import('#adapters/s3/s3-files.ts').then(({ s3Files }) => s3Files(address))
    return coming
  }
  return {
    put: async (...file) => (await bucket()).put(...file),
    sizeOf: async (name) => (await bucket()).sizeOf(name),
    async *open(name) {
      yield* (await bucket()).open(name)
    },
    removeFolder: async (folder) => (await bucket()).removeFolder(folder),
    async *names() {
      yield* (await bucket()).names()
    },
  }
}

/** The files that are kept at a place: a bucket's address (s3://…), or a folder of this machine. */
export const fileStoreAt = (place: string): FileStore =>
  place.startsWith('s3:') ? bucketFiles(place) : diskFiles(place)

/** The pictures that are kept at a place: a bucket's address (s3://…), or a folder of this machine. */
export const imageStoreAt = (place: string, options?: ImageStoreOptions): ImageStore =>
  imageStore(fileStoreAt(place), options)
