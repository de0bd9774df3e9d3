import { imageUrlOf } from '#adapters/media/image-url.ts'
import type { WaitingLine, WaitingRepository, WaitOf } from '#application/waiting/waiting-repository.ts'
import type { Database } from '../database.ts'
import { isId } from '../row-id.ts'
import { WaitingSchema } from './waiting.schema.ts'

/** More than are told of one work at a time. */
const mostInLine = 200

/** A work on show, with what a mail shows of it. */
const shown = (db: Database, artworkId: string) =>
  db
    .selectFrom('artworks as work')
    .innerJoin('artists', 'artists.id', 'work.artist_id')
    .where('work.id', '=', artworkId)
    .where('work.public', '=', true)
    .where('work.price_cents', '>', 0)
    .where('work.stock', '>', 0)
    .select(({ selectFrom }) => [
      'work.id',
      'work.title',
      'work.stock',
      'work.price_cents as price',
      'artists.id as artistId',
      'artists.name as artistName',
      selectFrom('artwork_images as image')
        .whereRef('image.artwork_id', '=', 'work.id')
        .select('image.hash')
        .orderBy('image.position')
        .limit(1)
        .as('hash'),
    ])
    .executeTakeFirst()

/** The first ones of those who wait for a work; to lock them is another statement, which sees nothing newer than itself. */
const line = (db: Database, artworkId: string) =>
  db
    .selectFrom('waiting')
    .where('waiting.artwork_id', '=', artworkId)
    .where('waiting.told_at', 'is', null)
    .orderBy('waiting.since')
    .orderBy('waiting.id')
    .limit(mostInLine)

/** One wait, by the work and the account, or by its id; null where it can be none. */
const which = (db: Database, { artworkId, ...of }: WaitOf) => {
  const [column, id] = 'userId' in of ? (['user_id', of.userId] as const) : (['id', of.id] as const)
  if (!isId(artworkId) || !isId(id)) return null
  return db.selectFrom('waiting').where('artwork_id', '=', artworkId).where(column, '=', id)
}

/** Who waits for which works, in PostgreSQL. */
export const postgresWaiting = (db: Database): WaitingRepository => ({
  async work(artworkId) {
    if (!isId(artworkId)) return null
    const work = await db
      .selectFrom('artworks')
      .where('id', '=', artworkId)
      .where('public', '=', true)
      .select(['title', 'price_cents as price', 'stock'])
      .executeTakeFirst()
    return work ?? null
  },

  worksOf: (userId) => db.entities((em) => em.count(WaitingSchema, { userId })),

  async add({ id, artworkId, userId, email, since }) {
    await db
      .insertInto('waiting')
      .values({ id, artwork_id: artworkId, user_id: userId, email, since, told_at: null })
      .onConflict((known) =>
        known
          .columns(['artwork_id', 'user_id'])
          .doUpdateSet({ since, told_at: null })
          .where('waiting.told_at', 'is not', null),
      )
      .execute()
  },

  async has(wait) {
    const found = await which(db, wait)?.where('told_at', 'is', null).select('id').executeTakeFirst()
    return found !== undefined
  },

  async remove(wait) {
    const found = which(db, wait)
    if (found) await db.deleteFrom('waiting').where('id', 'in', found.select('id')).execute()
  },

  async due(toldSince, most) {
    const rows = await db
      .selectFrom('waiting')
      .innerJoin('artworks as work', 'work.id', 'waiting.artwork_id')
      .where('waiting.told_at', 'is', null)
      .where('work.public', '=', true)
      .where('work.price_cents', '>', 0)
      .where('work.stock', '>', ({ selectFrom }) =>
        selectFrom('waiting as asked')
          .whereRef('asked.artwork_id', '=', 'work.id')
          .where('asked.told_at', '>', toldSince)
          .select(({ fn }) => fn.countAll<number>().as('asked')),
      )
      .select('work.id')
      .distinct()
      .orderBy('work.id')
      .limit(most)
      .execute()
    return rows.map(({ id }) => id)
  },

  async lineOf(artworkId, toldSince) {
    await line(db, artworkId).select('waiting.id').forUpdate().execute()
    const work = await shown(db, artworkId)
    if (!work) return null
    const { asked } = await db
      .selectFrom('waiting')
      .where('artwork_id', '=', artworkId)
      .where('told_at', '>', toldSince)
      .select(({ fn }) => fn.countAll<number>().as('asked'))
      .executeTakeFirstOrThrow()
    const next = await line(db, artworkId)
      .leftJoin('users', 'users.id', 'waiting.user_id')
      .select([
        'waiting.id',
        'waiting.user_id',
        'waiting.email as given',
        'users.name',
        'users.email',
        'suspended_at',
        'deleted_at',
      ])
      .execute()
    const { id, title, price, stock, artistId, artistName, hash } = work
    return {
      work: {
        id,
        title,
        price,
        stock,
        artist: { id: artistId, name: artistName },
        imageUrl: hash && imageUrlOf(hash),
      },
      asked,
      next: next.map((each) => ({
        id: each.id,
        name: each.name ?? '',
        email: each.email ?? each.given ?? '',
        isActive: each.suspended_at === null && each.deleted_at === null,
      })),
    } satisfies WaitingLine
  },

  async noteMailed(ids, at) {
    await db.entities((em) => em.nativeUpdate(WaitingSchema, { id: [...ids] }, { toldAt: at }))
  },

  async drop(ids) {
    await db.entities((em) => em.nativeDelete(WaitingSchema, { id: [...ids] }))
  },

  async forget(toldBy, since) {
    await db.entities((em) =>
      em.nativeDelete(WaitingSchema, { $or: [{ toldAt: { $lte: toldBy } }, { since: { $lt: since } }] }),
    )
  },

  async forgetAddress(email) {
    await db
      .deleteFrom('waiting')
      .where(({ eb, fn, or, selectFrom }) =>
        or([
          eb(fn('lower', ['waiting.email']), '=', email.toLowerCase()),
          eb(
            'user_id',
            'in',
            selectFrom('users')
              .where((user) => user(user.fn('lower', ['users.email']), '=', email.toLowerCase()))
              .select('users.id'),
          ),
        ]),
      )
      .execute()
  },
})
