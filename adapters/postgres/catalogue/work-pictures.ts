import type { OwnArtwork, WorkPicture } from '#domain/catalogue/own-artwork.ts'
import type { Database } from '../database.ts'
import { ArtworkImageSchema } from './artwork.schema.ts'

/** A work's pictures, in their order. */
export async function picturesOf(db: Database, artworkId: string): Promise<WorkPicture[]> {
  const found = await db
    .selectFrom('artwork_images')
    .select(['id', 'hash', 'width', 'height', 'alt', 'colour', 'ground', 'sizes_made as sizesMade'])
    .where('artwork_id', '=', artworkId)
    .orderBy('position')
    .execute()
  return found.map(({ sizesMade, ...picture }) => ({ ...picture, ready: sizesMade }))
}

/** Keeps the pictures that a work has, in their order, and drops the others of it; what nobody has changed is not written. */
export async function savePictures(db: Database, { id: artworkId, pictures }: OwnArtwork): Promise<void> {
  const before = await picturesOf(db, artworkId)
  const kept = new Set(pictures.map(({ id }) => id))
  const gone = before.filter(({ id }) => !kept.has(id)).map(({ id }) => id)
  const changed = pictures
    .map(({ ready, ...picture }, position) => ({ ...picture, artworkId, position, sizesMade: ready }))
    .filter(({ id, alt, position }) => before[position]?.id !== id || before[position].alt !== alt)
  await db.entities(async (em) => {
    if (gone.length > 0) await em.nativeDelete(ArtworkImageSchema, { id: gone })
    // By one statement: two of them may take each other's place.
    if (changed.length > 0)
      await em.upsertMany(ArtworkImageSchema, changed, {
        onConflictFields: ['id'],
        onConflictMergeFields: ['position', 'alt'],
      })
  })
}
