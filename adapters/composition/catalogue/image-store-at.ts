import { diskFiles } from '#adapters/disk/disk-files.ts'
import { type ImageStoreOptions, imageStore } from '#adapters/media/image-store.ts'
import { s3Files } from '#adapters/s3/s3-files.ts'
import type { ImageStore } from '#application/shared/image-store.ts'

/** The pictures that are kept at a place: a bucket's address (s3://…), or a folder of this machine. */
export const imageStoreAt = (place: string, options?: ImageStoreOptions): ImageStore =>
  imageStore(place.startsWith('s3:') ? s3Files(place) : diskFiles(place), options)
