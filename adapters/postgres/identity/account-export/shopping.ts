import { sql } from 'kysely'
import { jsonArrayFrom, jsonBuildObject } from 'kysely/helpers/postgres'
import { isoText as iso } from '../../iso-time.ts'
import { isAmong } from '../shown-addresses.ts'
import type { Everything, Owner } from './everything.ts'

const none = sql.lit('[]').$castTo<string[]>()

const follows = (db: Everything, userId: string) =>
  db
    .selectFrom('follows')
    .innerJoin('artists', 'artists.id', 'artist_id')
    .where('follows.user_id', '=', userId)
    .select(({ fn }) => fn.coalesce(fn.jsonAgg('artists.name').orderBy('artists.name'), none).as('names'))

const newWorksMails = (db: Everything, userId: string) => {
  const own = db.selectFrom('new_works_mails').where('user_id', '=', userId)
  const titles = db
    .selectFrom('new_works')
    .innerJoin('artworks', 'artworks.id', 'artwork_id')
    .where('user_id', '=', userId)
    .select(({ fn }) => fn.coalesce(fn.jsonAgg('title').orderBy('noted_at'), none).as('titles'))
  return jsonBuildObject({
    wanted: db.fn.coalesce(own.select('wanted'), db.lit(true)),
    lastAt: own.select(({ ref }) => iso(ref('last_at')).as('at')),
    waiting: titles,
  })
}

const favourites = (db: Everything, userId: string) =>
  db
    .selectFrom('favourites')
    .innerJoin('artworks', 'artworks.id', 'artwork_id')
    .where('user_id', '=', userId)
    .select(({ ref }) => ['title', iso(ref('favourites.created_at')).as('markedAt')])
    .orderBy('favourites.created_at')

const cart = (db: Everything, userId: string) =>
  db
    .selectFrom('cart_lines')
    .innerJoin('artworks', 'artworks.id', 'artwork_id')
    .where('user_id', '=', userId)
    .select(['title', 'quantity'])
    .orderBy('position')

const cartsBroughtIn = (db: Everything, userId: string) =>
  db
    .selectFrom('cart_merges')
    .where('user_id', '=', userId)
    .select(({ ref }) => iso(ref('merged_at')).as('broughtInAt'))
    .orderBy('merged_at')

const waitingFor = (db: Everything, { userId, shown }: Owner) =>
  db
    .selectFrom('waiting')
    .innerJoin('artworks', 'artworks.id', 'artwork_id')
    .where(({ eb, or, ref }) => or([eb('user_id', '=', userId), isAmong(ref('waiting.email'), shown)]))
    .select(({ ref }) => [
      'title',
      iso(ref('waiting.since')).as('since'),
      iso(ref('waiting.told_at')).as('toldAt'),
    ])
    .orderBy('waiting.since')

/** What they look at. */
export const shopping = (db: Everything, owner: Owner) => {
  const { userId } = owner
  return {
    follows: follows(db, userId),
    newWorksMails: newWorksMails(db, userId),
    favourites: jsonArrayFrom(favourites(db, userId)),
    cart: jsonArrayFrom(cart(db, userId)),
    cartsBroughtIn: jsonArrayFrom(cartsBroughtIn(db, userId)),
    waitingFor: jsonArrayFrom(waitingFor(db, owner)),
  }
}
