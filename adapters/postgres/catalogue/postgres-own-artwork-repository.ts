import { LockMode, type RequiredEntityData } from '@mikro-orm/core'
import type { NotNull } from 'kysely'
import type { OwnArtworkRepository } from '#application/catalogue/own-artwork-repository.ts'
import { type OwnArtwork, staleArtwork } from '#domain/catalogue/own-artwork.ts'
import type { Database } from '../database.ts'
import { saveNextVersion } from '../next-version.ts'
import { isId } from '../row-id.ts'
import { postgresAccountArtists } from '../shared/postgres-account-artists.ts'
import { ArtworkSchema } from './artwork.schema.ts'
import { picturesOf, removedPicturesOf, savePictures } from './work-pictures.ts'

/** A source's id among those of all artists. */
const sourceKey = (artistId: string, sourceId: string): string => `shop:${artistId}:${sourceId}`

const locked = { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true } as const

/** Artists' works in PostgreSQL: the mapper keeps their columns; their pictures are rows of their own. */
export const postgresOwnArtworkRepository = (db: Database): OwnArtworkRepository => ({
  ...postgresAccountArtists(db),

  async find(artistId, id) {
    if (!isId(id)) return null
    const work = await db.entities((em) => em.findOne(ArtworkSchema, { id, artistId }, locked))
    // Only now: while the statement above waited, somebody else may have changed the pictures.
    return (
      work &&
      Object.assign(work, {
        pictures: await picturesOf(db, work.id),
        removedPictures: await removedPicturesOf(db, work.id),
      })
    )
  },

  async add(work) {
    const { pictures, removedPictures: _none, ...own } = work
    const sourceId = work.sourceId && sourceKey(work.artistId, work.sourceId)
    const { affectedRows } = await db.entities((em) =>
      em
        .createQueryBuilder(ArtworkSchema)
        .insert({ ...own, sourceId } as RequiredEntityData<OwnArtwork>)
        .onConflict('sourceId')
        .ignore()
        .execute('run'),
    )
    if (affectedRows === 0) return false
    // Those of an import come later: thousands of works need no statement about none.
    if (pictures.length > 0) await savePictures(db, work)
    return true
  },

  async knownSources(artistId, sourceIds) {
    const keys = sourceIds.map((each) => sourceKey(artistId, each))
    const known = await db
      .selectFrom('artworks')
      .select('source_id as sourceId')
      .where('source_id', '=', ({ fn, val }) => fn.any(val(keys)))
      .$narrowType<{ sourceId: NotNull }>()
      .execute()
    const start = sourceKey(artistId, '').length
    return new Set(known.map(({ sourceId }) => sourceId.slice(start)))
  },

  withdrawAll: (artistId) =>
    // In the order of their ids, as everybody locks them.
    db
      .with(
        (cte) => cte('works').materialized(),
        (on) =>
          on
            .selectFrom('artworks')
            .where('artist_id', '=', artistId)
            .where('visibility', '=', 'public')
            .select('id')
            .orderBy('id')
            .forNoKeyUpdate(),
      )
      .updateTable('artworks')
      .set(({ eb }) => ({ visibility: 'draft', version: eb('version', '+', 1) }))
      .where('id', 'in', (eb) => eb.selectFrom('works').select('works.id'))
      .returning(['id', 'version'])
      .execute(),

  async save(work) {
    await saveNextVersion(db, ArtworkSchema, work, staleArtwork)
    await savePictures(db, work)
  },
})
