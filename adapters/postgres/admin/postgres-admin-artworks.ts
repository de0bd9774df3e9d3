import { LockMode } from '@mikro-orm/core'
import { expressionBuilder } from 'kysely'
import type {
  AdminArtworkReader,
  AdminArtworkRow,
  AdminArtworkSelection,
  ArtworkJudgement,
} from '#application/admin/admin-artworks.ts'
import { staleArtwork } from '#domain/catalogue/own-artwork.ts'
import { ArtworkSchema } from '../catalogue/artwork.schema.ts'
import { matches } from '../catalogue/artwork-conditions.ts'
import { artworkRow, type SelectedArtwork, wholeArtworkColumns } from '../catalogue/artwork-rows.ts'
import { type SearchQuery, searchQuery } from '../catalogue/search-query.ts'
import type { Database } from '../database.ts'
import { saveNextVersion } from '../next-version.ts'
import { isId } from '../row-id.ts'
import type { Tables } from '../schemas.ts'
import { sliceOf } from '../slice.ts'

type Work = Tables['artworks']

const work = expressionBuilder<Tables & { work: Work }, 'work'>()

const columns = [
  ...wholeArtworkColumns,
  'work.visibility',
  'work.hidden_because',
  work('work.featured_at', 'is not', null).$castTo<boolean>().as('featured'),
] as const

const row = (
  selected: SelectedArtwork &
    Pick<AdminArtworkRow, 'visibility' | 'featured'> & { hidden_because: string | null },
): AdminArtworkRow => ({
  ...artworkRow(selected),
  visibility: selected.visibility,
  hiddenBecause: selected.hidden_because,
  featured: selected.featured,
})

function chosen(db: Database, state: AdminArtworkSelection['state'], search: SearchQuery | null) {
  const all = db.selectFrom('artworks').where('removed_from', 'is', null)
  const some = search ? all.where(matches(search.anywhere)) : all
  if (state === undefined) return some
  return state === 'featured'
    ? some.where('featured_at', 'is not', null)
    : some.where('visibility', '=', state)
}

/** All works as admins see them, straight from PostgreSQL. */
export const postgresAdminArtworkReader = (db: Database): AdminArtworkReader => ({
  async slice({ sought, state }, limit, after) {
    const search = sought ? await searchQuery(db, sought) : null
    if (sought && !search) return { items: [], last: null, total: after ? null : 0 }
    const { items, ...rest } = await sliceOf(
      db,
      {
        rows: chosen(db, state, search),
        show: (page) => page.innerJoin('artworks as work', 'work.id', 'page.id').select(columns),
        key: 'created_at',
        kind: 'time',
        direction: 'desc',
      },
      limit,
      after,
    )
    return { items: items.map(row), ...rest }
  },

  async find(id) {
    if (!isId(id)) return null
    const found = await db
      .selectFrom('artworks as work')
      .where('work.id', '=', id)
      .where('work.removed_from', 'is', null)
      .select(columns)
      .executeTakeFirst()
    return found ? row(found) : null
  },
})

const locked = { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true } as const

/** What admins decide about works, in PostgreSQL. */
export const postgresArtworkJudgement = (db: Database): ArtworkJudgement => ({
  async find(id) {
    if (!isId(id)) return null
    const found = await db.entities((em) =>
      em.findOne(ArtworkSchema, { id, standing: { removedFrom: null } }, locked),
    )
    return found && { id, title: found.details.title, standing: found.standing }
  },

  async stand(id, standing) {
    const found = await db.entities((em) => em.findOneOrFail(ArtworkSchema, { id }))
    found.standing = standing
    await saveNextVersion(db, ArtworkSchema, found, staleArtwork)
  },

  async feature(id, since) {
    // One statement with its condition, about nothing that the artist's form speaks of: one that is open stays good.
    const changed = await db
      .updateTable('artworks')
      .set({ featured_at: since })
      .where('id', '=', id)
      .where('featured_at', since ? 'is' : 'is not', null)
      .returning('id')
      .executeTakeFirst()
    return changed !== undefined
  },
})
