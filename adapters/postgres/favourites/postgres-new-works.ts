import { imageUrlOf } from '#adapters/media/image-url.ts'
import type { NewWorksRepository, WaitingNews } from '#application/favourites/new-works-repository.ts'
import { isId } from '../catalogue/parameters.ts'
import type { Sql } from '../sql.ts'

interface WorkRow {
  readonly id: string
  readonly title: string
  readonly artistId: string
  readonly artistName: string
  readonly price: number
  readonly picture: {
    readonly hash: string | null
    readonly width: number
    readonly height: number
    readonly placeholder: readonly string[]
  } | null
}

interface FollowerRow {
  readonly name: string
  readonly email: string
  readonly emailVerified: boolean
  readonly isActive: boolean
  readonly wantsMails: boolean
  /** Milliseconds since 1970. */
  readonly waitingSince: number | null
  readonly lastMailAt: number | null
}

/** At a time, so that no statement takes longer than one may: works that are noted, and followers they are noted for. */
const mostWorks = 500
const mostNotes = 5_000

const time = (milliseconds: number | null): Date | null =>
  milliseconds === null ? null : new Date(Math.round(milliseconds))

const millisecondsOf = (moment: string): string => `extract(epoch from ${moment})::float8 * 1000`

/** What followers are still to be told of, in PostgreSQL. */
export const postgresNewWorks = (sql: Sql): NewWorksRepository => ({
  async gather(now) {
    const [row] = await sql<{ count: number }>(
      `with fresh as (
         update artworks set announced = true
         where id in (
           select id from artworks where not announced and id in (
             select id from (
               select waiting.id, row_number() over passed as place, sum(follower_count) over passed as notes
               from (select id, artist_id from artworks where public and not announced order by id limit $2) as waiting
               join artists on artists.id = waiting.artist_id window passed as (order by waiting.id)
             ) as counted where place = 1 or notes <= $3
           ) order by id for no key update skip locked)
         returning id, artist_id
       ), noted as (
         insert into new_works (user_id, artwork_id, noted_at)
         select users.id, fresh.id, $1 from fresh
         join artists on artists.id = fresh.artist_id
         join follows on follows.artist_id = fresh.artist_id
         join users on users.id = follows.user_id
         left join new_works_mails mails on mails.user_id = users.id
         where users.email_verified_at is not null and users.suspended_at is null and users.deleted_at is null
           and coalesce(mails.wanted, true) and artists.user_id is distinct from users.id
         order by 1, 2 on conflict do nothing
       )
       select count(*)::int as count from fresh`,
      [now, mostWorks, mostNotes],
    )
    return row?.count ?? 0
  },

  async due(waitingSince, lastMailAt, most) {
    const rows = await sql<{ id: string }>(
      `select distinct waiting.user_id as id from new_works waiting
       left join new_works_mails mails on mails.user_id = waiting.user_id
       where waiting.noted_at <= $1 and (mails.last_at is null or mails.last_at <= $2)
       order by id limit $3`,
      [waitingSince, lastMailAt, most],
    )
    return rows.map(({ id }) => id)
  },

  async waitingFor(userId) {
    await sql('insert into new_works_mails (user_id) values ($1) on conflict do nothing', [userId])
    await sql('select 1 from new_works_mails where user_id = $1 for update', [userId])
    const [follower] = await sql<FollowerRow>(
      `select name, email, email_verified_at is not null as "emailVerified",
         suspended_at is null and deleted_at is null as "isActive", wanted as "wantsMails",
         ${millisecondsOf('last_at')} as "lastMailAt",
         (select ${millisecondsOf('min(noted_at)')} from new_works where new_works.user_id = users.id) as "waitingSince"
       from users join new_works_mails on new_works_mails.user_id = users.id where users.id = $1`,
      [userId],
    )
    if (!follower) return null
    const works = await sql<WorkRow>(
      `select work.id, work.title, artists.id as "artistId", artists.name as "artistName", work.price_cents as price,
         (select json_build_object('hash', hash, 'width', width, 'height', height, 'placeholder', placeholder)
          from artwork_images where artwork_id = work.id order by position limit 1) as picture
       from new_works waiting
       join artworks work on work.id = waiting.artwork_id and work.public
       join artists on artists.id = work.artist_id
       join follows on follows.artist_id = work.artist_id and follows.user_id = waiting.user_id
       where waiting.user_id = $1 order by work.created_at desc, work.id desc`,
      [userId],
    )
    return {
      ...follower,
      waitingSince: time(follower.waitingSince),
      lastMailAt: time(follower.lastMailAt),
      works: works.map(({ id, title, artistId, artistName, price, picture }) => ({
        id,
        title,
        artist: { id: artistId, name: artistName },
        price,
        imageUrl: picture && imageUrlOf(picture),
      })),
    } satisfies WaitingNews
  },

  async settle(userId, mailAt) {
    await sql('delete from new_works where user_id = $1', [userId])
    if (mailAt) await sql('update new_works_mails set last_at = $2 where user_id = $1', [userId, mailAt])
  },

  async wantsMails(userId) {
    const [row] = await sql<{ wanted: boolean }>('select wanted from new_works_mails where user_id = $1', [
      userId,
    ])
    return row?.wanted ?? true
  },

  async wantMails(userId, wanted) {
    if (!isId(userId)) return
    await sql(
      `with choice as (
         insert into new_works_mails (user_id, wanted) select id, $2 from users where id = $1 and deleted_at is null
         on conflict (user_id) do update set wanted = excluded.wanted
       )
       delete from new_works where user_id = $1 and not $2`,
      [userId, wanted],
    )
  },
})
