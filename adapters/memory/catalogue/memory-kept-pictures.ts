import type { KeptPictures } from '#application/catalogue/kept-pictures.ts'
import type { MemoryGallery } from '../store/memory-gallery.ts'

/** Uploaded pictures in memory; only works show them here. */
export function memoryKeptPictures(gallery: MemoryGallery): KeptPictures {
  const noted = new Map<string, Date>()
  const isShown = (hash: string): boolean =>
    [...gallery.pictures.values()].some((pictures) => pictures.some((picture) => picture.hash === hash))

  return {
    note: async (hash, at) => void noted.set(hash, at),

    async sizesMade(hash) {
      for (const [id, pictures] of gallery.pictures)
        gallery.pictures.set(
          id,
          pictures.map((picture) => (picture.hash === hash ? { ...picture, ready: true } : picture)),
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
