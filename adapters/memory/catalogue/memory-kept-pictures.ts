import type { KeptPictures } from '#application/catalogue/kept-pictures.ts'
import type { WorkPicture } from '#domain/catalogue/own-artwork.ts'
import type { MemoryGallery } from '../store/memory-gallery.ts'

/** Uploaded pictures in memory; only works show them here, or can have them back. */
export function memoryKeptPictures(gallery: MemoryGallery): KeptPictures {
  const noted = new Map<string, Date>()
  const isShown = (hash: string): boolean =>
    [...gallery.pictures.values(), ...gallery.removedPictures.values()].some((pictures) =>
      pictures.some((picture) => picture.hash === hash),
    )
  function madeOf<T extends WorkPicture>(of: Map<string, readonly T[]>, hash: string): void {
    for (const [id, pictures] of of)
      of.set(
        id,
        pictures.map((picture) => (picture.hash === hash ? { ...picture, ready: true } : picture)),
      )
  }

  return {
    note: async (hash, at) => void noted.set(hash, at),

    async sizesMade(hash) {
      madeOf(gallery.pictures, hash)
      madeOf(gallery.removedPictures, hash)
    },

    async forgetRemoved(before) {
      for (const [id, pictures] of gallery.removedPictures)
        gallery.removedPictures.set(
          id,
          pictures.filter(({ removedAt }) => removedAt >= before),
        )
    },

    unused: async (before, limit) =>
      [...noted]
        .filter(([hash, at]) => at < before && !isShown(hash))
        .map(([hash]) => hash)
        .slice(0, limit),

    forget: async (hash, before) => {
      const at = noted.get(hash)
      return at !== undefined && at < before && !isShown(hash) && noted.delete(hash)
    },
  }
}
