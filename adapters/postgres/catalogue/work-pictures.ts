import type { OwnArtwork, RemovedPicture, WorkPicture } from '#domain/catalogue/own-artwork.ts'
import type { Database } from '../database.ts'
import { ArtworkImageSchema, RemovedPictureSchema } from './artwork.schema.ts'

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

/** What was taken off a work lately. */
export async function removedPicturesOf(db: Database, artworkId: string): Promise<RemovedPicture[]> {
  const found = await db
    .selectFrom('removed_pictures')
    .select(['id', 'hash', 'width', 'height', 'alt', 'colour', 'ground', 'sizes_made as sizesMade'])
    .select('removed_at as removedAt')
    .where('artwork_id', '=', artworkId)
    .orderBy('removed_at')
    .orderBy('id')
    .execute()
  return found.map(({ sizesMade, ...picture }) => ({ ...picture, ready: sizesMade }))
}

/**
 * Keeps the pictures that a work has, in their order, and puts the others of it where they can come back from; what nobody has
 * changed is not written.
 */
export async function savePictures(
  db: Database,
  { id: artworkId, pictures, removedPictures }: OwnArtwork,
): Promise<void> {
  const before = await picturesOf(db, artworkId)
  const were = new Set(before.map(({ id }) => id))
  const kept = new Set(pictures.map(({ id }) => id))
  const gone = before.filter(({ id }) => !kept.has(id)).map(({ id }) => id)
  const removed = removedPictures
    .filter(({ id }) => were.has(id))
    .map(({ ready, ...picture }) => ({ ...picture, artworkId, sizesMade: ready }))
  const back = pictures.filter(({ id }) => !were.has(id)).map(({ id }) => id)
  const changed = pictures
    .map(({ ready, ...picture }, position) => ({ ...picture, artworkId, position, sizesMade: ready }))
    .filter(({ id, alt, position }) => before[position]?.id !== id || before[position].alt !== alt)
  await db.entities(async (em) => {
    if (gone.length > 0) await em.nativeDelete(ArtworkImageSchema, { id: gone })
    if (removed.length > 0) await em.insertMany(RemovedPictureSchema, removed)
    if (back.length > 0) await em.nativeDelete(RemovedPictureSchema, { id: back })
    // By one statement: two of them may take each other's place.
    if (changed.length > 0)
      await em.upsertMany(ArtworkImageSchema, changed, {
        onConflictFields: ['id'],
        onConflictMergeFields: ['position', 'alt'],
      })
  })
}
