import type { ArtistRepository } from '#application/artists/artist-repository.ts'
import type { AccountHolder } from '#application/notifications/account-mails.ts'
import { staleVersion } from '#application/shared/stale-version.ts'
import { type Approval, Artist } from '#domain/artists/artist.ts'
import type { Exhibition } from '#domain/artists/exhibition.ts'
import { isId } from '../catalogue/parameters.ts'
import type { Sql } from '../sql.ts'

interface ArtistRecord {
  readonly id: string
  readonly name: string
  readonly since: number
  readonly asked: number | null
  readonly approval: Approval
  readonly rejection: string | null
  readonly preferred_medium: string
  readonly bio: string
  readonly country: string | null
  readonly exhibitions: readonly Exhibition[]
  readonly version: number
}

const columns = `id, name, extract(epoch from member_since)::float8 * 1000 as since,
  extract(epoch from asked_at)::float8 * 1000 as asked, approval, rejection, preferred_medium, bio, country,
  exhibitions, version`

const artistFrom = (row: ArtistRecord): Artist =>
  Object.assign(new Artist(row.id, row.name, new Date(Math.round(row.since))), {
    profile: {
      preferredMedium: row.preferred_medium,
      bio: row.bio,
      country: row.country,
      exhibitions: row.exhibitions,
    },
    approval: row.approval,
    rejection: row.rejection,
    askedAt: row.asked === null ? null : new Date(Math.round(row.asked)),
    version: row.version,
  })

/** Of `work`, a row of artworks: that it can be looked at. */
export const isPresentable = `work.removed_from is null and work.visibility <> 'hidden' and work.title <> ''
  and exists (select from artwork_images image where image.artwork_id = work.id)`

/** Artists in PostgreSQL, as they are changed. */
export function postgresArtistRepository(sql: Sql): ArtistRepository {
  const find = async (column: 'id' | 'user_id', id: string): Promise<Artist | null> => {
    if (!isId(id)) return null
    const [row] = await sql<ArtistRecord>(
      `select ${columns} from artists where ${column} = $1 and approval <> 'withheld' for update`,
      [id],
    )
    return row ? artistFrom(row) : null
  }

  return {
    byId: (id) => find('id', id),
    ofUser: (userId) => find('user_id', userId),

    async save(artist) {
      const { id, profile, approval, rejection, askedAt, version } = artist
      const saved = await sql(
        `update artists set preferred_medium = $2, bio = $3, country = $4, exhibitions = $5, approval = $6,
           rejection = $7, asked_at = $8, version = version + 1
         where id = $1 and version = $9 returning 1`,
        [
          id,
          profile.preferredMedium,
          profile.bio,
          profile.country,
          JSON.stringify(profile.exhibitions),
          approval,
          rejection,
          askedAt,
          version,
        ],
      )
      if (saved.length === 0) throw staleVersion()
      artist.version += 1
    },

    async setPicture(artistId, { hash, width, height }) {
      await sql(
        'update artists set picture_hash = $2, picture_width = $3, picture_height = $4 where id = $1',
        [artistId, hash, width, height],
      )
    },

    async readiness(artistId) {
      const [found] = await sql<{ picture: boolean; works: number }>(
        `select picture_hash is not null as picture,
           (select count(*)::int from artworks work where work.artist_id = artists.id and ${isPresentable}) as works
         from artists where id = $1`,
        [artistId],
      )
      return { hasPicture: found?.picture ?? false, works: found?.works ?? 0 }
    },

    async holderOf(artistId) {
      const [holder] = await sql<AccountHolder>(
        `select users.name, email from artists join users on users.id = user_id
         where artists.id = $1 and email is not null`,
        [artistId],
      )
      return holder ?? null
    },

    async beginAnew(userId) {
      await sql(
        `update artists set approval = 'pending', approval_before = null, rejection = null, asked_at = null,
           version = version + 1
         where user_id = $1 and approval = 'withheld'`,
        [userId],
      )
    },

    async partFrom(userId) {
      await sql('update artists set user_id = null where user_id = $1', [userId])
    },
  }
}
