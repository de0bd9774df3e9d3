import { imageUrlOf } from '#adapters/media/image-url.ts'
import type { NewWorksRepository, WaitingNews } from '#application/favourites/new-works-repository.ts'
import type { Database } from '../database.ts'
import { isId } from '../row-id.ts'
import { NewWorkSchema, NewWorksMailSchema } from './new-work.schema.ts'
import { gathered } from './new-works-gathering.ts'

/** A follower, and since when something waits for them. */
const follower = (db: Database, userId: string) =>
  db
    .selectFrom('users')
    .innerJoin('new_works_mails as mails', 'mails.user_id', 'users.id')
    .where('users.id', '=', userId)
    .select(({ selectFrom }) => [
      'name',
      'email',
      'email_verified_at',
      'suspended_at',
      'deleted_at',
      'mails.wanted as wantsMails',
      'mails.last_at as lastMailAt',
      selectFrom('new_works')
        .where('new_works.user_id', '=', userId)
        .select(({ fn }) => fn.min<Date>('noted_at').as('since'))
        .$asScalar()
        .as('waitingSince'),
    ])
    .executeTakeFirst()

/** Works that wait to be told, as far as they are on show and their artists still followed. */
const worksWaitingFor = (db: Database, userId: string) =>
  db
    .selectFrom('new_works as waiting')
    .innerJoin('artworks as work', 'work.id', 'waiting.artwork_id')
    .innerJoin('artists', 'artists.id', 'work.artist_id')
    .innerJoin('follows', (join) =>
      join.onRef('follows.artist_id', '=', 'work.artist_id').onRef('follows.user_id', '=', 'waiting.user_id'),
    )
    .where('waiting.user_id', '=', userId)
    .where('work.public', '=', true)
    .select(({ selectFrom }) => [
      'work.id',
      'work.title',
      'artists.id as artistId',
      'artists.name as artistName',
      'work.price_cents as price',
      selectFrom('artwork_images as image')
        .whereRef('image.artwork_id', '=', 'work.id')
        .select('image.hash')
        .orderBy('image.position')
        .limit(1)
        .as('hash'),
    ])
    .orderBy('work.created_at', 'desc')
    .orderBy('work.id', 'desc')
    .execute()

/** What followers are still to be told of, in PostgreSQL. */
export const postgresNewWorks = (db: Database): NewWorksRepository => ({
  gather: (now) => gathered(db, now),

  async due(waitingSince, lastMailAt, most) {
    const rows = await db
      .selectFrom('new_works as waiting')
      .leftJoin('new_works_mails as mails', 'mails.user_id', 'waiting.user_id')
      .where('waiting.noted_at', '<=', waitingSince)
      .where(({ eb, or }) => or([eb('mails.last_at', 'is', null), eb('mails.last_at', '<=', lastMailAt)]))
      .select('waiting.user_id as id')
      .distinct()
      .orderBy('id')
      .limit(most)
      .execute()
    return rows.map(({ id }) => id)
  },

  async waitingFor(userId) {
    await db
      .insertInto('new_works_mails')
      .values({ user_id: userId })
      .onConflict((mails) => mails.doNothing())
      .execute()
    await db
      .selectFrom('new_works_mails')
      .where('user_id', '=', userId)
      .select('user_id')
      .forUpdate()
      .execute()
    const found = await follower(db, userId)
    if (!found) return null
    const { email, email_verified_at, suspended_at, deleted_at, ...rest } = found
    const works = await worksWaitingFor(db, userId)
    return {
      ...rest,
      email: email ?? '',
      emailVerified: email_verified_at !== null,
      isActive: suspended_at === null && deleted_at === null,
      works: works.map(({ id, title, artistId, artistName, price, hash }) => ({
        id,
        title,
        artist: { id: artistId, name: artistName },
        price,
        imageUrl: hash && imageUrlOf(hash),
      })),
    } satisfies WaitingNews
  },

  async settle(userId, mailAt) {
    await db.entities((em) => em.nativeDelete(NewWorkSchema, { userId }))
    if (mailAt) await db.entities((em) => em.nativeUpdate(NewWorksMailSchema, { userId }, { lastAt: mailAt }))
  },

  async wantsMails(userId) {
    const mails = await db
      .selectFrom('new_works_mails')
      .where('user_id', '=', userId)
      .select('wanted')
      .executeTakeFirst()
    return mails?.wanted ?? true
  },

  async wantMails(userId, wanted) {
    if (!isId(userId)) return
    await db
      .with('choice', (query) =>
        query
          .insertInto('new_works_mails')
          .columns(['user_id', 'wanted'])
          .expression(({ selectFrom, lit }) =>
            selectFrom('users')
              .where('id', '=', userId)
              .where('deleted_at', 'is', null)
              .select(['id', lit(wanted).as('wanted')]),
          )
          .onConflict((mails) =>
            mails.column('user_id').doUpdateSet(({ ref }) => ({ wanted: ref('excluded.wanted') })),
          ),
      )
      .deleteFrom('new_works')
      .where('user_id', '=', userId)
      .where(({ lit }) => lit(!wanted))
      .execute()
  },
})
