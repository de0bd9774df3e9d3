import type { Database } from '../database.ts'

/** When people did what they did as buyers, as writers, and as admins; a time is null for what nobody has done yet. */
const doneByUsers = (db: Database) =>
  db
    .selectFrom('returns')
    .innerJoin('orders', 'orders.id', 'order_id')
    .select(['user_id as userId', 'returns.sent_at as at'])
    .unionAll(
      db
        .selectFrom('withdrawals')
        .innerJoin('orders', 'orders.id', 'order_id')
        .select(['user_id as userId', 'at']),
    )
    .unionAll(
      db
        .selectFrom('claim_messages as message')
        .innerJoin('claims', 'claims.id', 'claim_id')
        .innerJoin('orders', 'orders.id', 'order_id')
        .where('message.by', '=', 'buyer')
        .select(['user_id as userId', 'message.at']),
    )
    .unionAll(db.selectFrom('orders').select(['user_id as userId', 'placed_at as at']))
    .unionAll(db.selectFrom('order_refunds').select(['asked_by as userId', 'at']))
    .unionAll(db.selectFrom('messages').select(['sender_id as userId', 'sent_at as at']))
    .unionAll(db.selectFrom('favourites').select(['user_id as userId', 'created_at as at']))
    .unionAll(db.selectFrom('audit_entries').select(['admin_id as userId', 'at']))

/** When artists did what they did. */
const doneByArtists = (db: Database) =>
  db
    .selectFrom('messages')
    .select(['artist_id as artistId', 'read_at as at'])
    .unionAll(
      db
        .selectFrom('message_answers')
        .innerJoin('messages', 'messages.id', 'message_id')
        .select(['artist_id as artistId', 'answered_at as at']),
    )
    .unionAll(
      db
        .selectFrom('claim_messages as message')
        .innerJoin('claims', 'claims.id', 'claim_id')
        .where('message.by', '=', 'artist')
        .select(['artist_id as artistId', 'message.at']),
    )
    .unionAll(db.selectFrom('artworks').select(['artist_id as artistId', 'created_at as at']))
    .unionAll(db.selectFrom('fulfilments').select(['artist_id as artistId', 'shipped_at as at']))
    .unionAll(db.selectFrom('returns').select(['artist_id as artistId', 'ended_at as at']))

/** Whoever has done something since they were seen last was seen then. @param emails patterns of whom this is said */
export async function keepLastSeen(db: Database, emails: readonly string[]): Promise<void> {
  const byArtists = db
    .selectFrom(doneByArtists(db).as('done'))
    .innerJoin('artists', 'artists.id', 'done.artistId')
    .select(['artists.user_id as userId', 'done.at'])
  const last = db
    .selectFrom(doneByUsers(db).unionAll(byArtists).as('done'))
    .groupBy('userId')
    .select(({ fn }) => ['userId', fn.max('at').as('at')])
  await db
    .updateTable('users')
    .from(last.as('last'))
    .whereRef('last.userId', '=', 'users.id')
    .where(({ eb, or }) => or(emails.map((email) => eb('email', 'like', email))))
    .set(({ fn, ref }) => ({ last_seen_at: fn('greatest', [ref('last_seen_at'), ref('last.at')]) }))
    .execute()
}
