import type { SessionRepository } from '#application/identity/sessions/session-repository.ts'
import type { Database } from '../database.ts'
import { prepared } from '../prepared.ts'
import { isId } from '../row-id.ts'
import { SessionSchema } from './session.schema.ts'

/** Asked by every request of somebody who is signed in. */
const living = prepared((db, { tokenDigest, now }: { tokenDigest: string; now: Date }) =>
  db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .where('token_digest', '=', tokenDigest)
    .where('ends_at', '>', now)
    .where('suspended_at', 'is', null)
    .where('deleted_at', 'is', null)
    .select([
      'sessions.id',
      'user_id as userId',
      'role',
      'sessions.created_at as createdAt',
      'seen_at as seenAt',
    ]),
)

/** Sessions in PostgreSQL. */
export const postgresSessionRepository = (db: Database): SessionRepository => ({
  async add(session) {
    await db.entities((em) => em.insert(SessionSchema, session))
  },

  async living(tokenDigest, now) {
    const [session] = await living(db, { tokenDigest, now })
    return session ?? null
  },

  async seen(id, seenAt, endsAt) {
    await db.entities((em) =>
      em.nativeUpdate(SessionSchema, { id, seenAt: { $lt: seenAt } }, { seenAt, endsAt }),
    )
  },

  ofUser: (userId, now) =>
    db.entities((em) =>
      em.find(
        SessionSchema,
        { userId, endsAt: { $gt: now } },
        { orderBy: { seenAt: 'desc', id: 'asc' }, disableIdentityMap: true },
      ),
    ),

  async endByToken(tokenDigest) {
    await db.entities((em) => em.nativeDelete(SessionSchema, { tokenDigest }))
  },

  async end(userId, id) {
    if (!isId(id)) return false
    const ended = await db.entities((em) => em.nativeDelete(SessionSchema, { userId, id }))
    return ended > 0
  },

  async endAll(userId, exceptId) {
    const others = exceptId === undefined ? {} : { id: { $ne: exceptId } }
    await db.entities((em) => em.nativeDelete(SessionSchema, { userId, ...others }))
  },

  async removeEnded(now) {
    await db.entities((em) => em.nativeDelete(SessionSchema, { endsAt: { $lte: now } }))
  },
})
