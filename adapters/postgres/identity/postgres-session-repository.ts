import type {
  LivingSession,
  SessionRepository,
  StoredSession,
} from '#application/identity/sessions/session-repository.ts'
import type { Sql } from '../sql.ts'

/** A row as it comes: its times are text. */
type Row<Session> = { [Key in keyof Session]: Session[Key] extends Date ? string : Session[Key] }

/** Sessions in PostgreSQL. */
export const postgresSessionRepository = (sql: Sql): SessionRepository => ({
  async add({ id, tokenDigest, userId, device, createdAt, seenAt, endsAt }) {
    await sql(
      `insert into sessions (id, token_digest, user_id, device, created_at, seen_at, ends_at)
       values ($1, $2, $3, $4, $5, $6, $7)`,
      [id, tokenDigest, userId, device, createdAt, seenAt, endsAt],
    )
  },

  async living(tokenDigest, now) {
    const [session] = await sql<Row<LivingSession>>(
      `select sessions.id, user_id as "userId", role, sessions.created_at as "createdAt", seen_at as "seenAt"
       from sessions join users on users.id = user_id
       where token_digest = $1 and ends_at > $2 and suspended_at is null and deleted_at is null`,
      [tokenDigest, now],
    )
    return session
      ? { ...session, createdAt: new Date(session.createdAt), seenAt: new Date(session.seenAt) }
      : null
  },

  async seen(id, seenAt, endsAt) {
    await sql('update sessions set seen_at = $2, ends_at = $3 where id = $1 and seen_at < $2', [
      id,
      seenAt,
      endsAt,
    ])
  },

  async ofUser(userId, now) {
    const rows = await sql<Row<StoredSession>>(
      `select id, token_digest as "tokenDigest", user_id as "userId", device, created_at as "createdAt",
         seen_at as "seenAt", ends_at as "endsAt"
       from sessions where user_id = $1 and ends_at > $2 order by seen_at desc, id`,
      [userId, now],
    )
    return rows.map(({ createdAt, seenAt, endsAt, ...rest }) => ({
      ...rest,
      createdAt: new Date(createdAt),
      seenAt: new Date(seenAt),
      endsAt: new Date(endsAt),
    }))
  },

  async endByToken(tokenDigest) {
    await sql('delete from sessions where token_digest = $1', [tokenDigest])
  },

  async end(userId, id) {
    const ended = await sql('delete from sessions where user_id = $1 and id::text = $2 returning 1', [
      userId,
      id,
    ])
    return ended.length > 0
  },

  async endAll(userId, exceptId) {
    await sql('delete from sessions where user_id = $1 and id is distinct from $2', [
      userId,
      exceptId ?? null,
    ])
  },

  async removeEnded(now) {
    await sql('delete from sessions where ends_at <= $1', [now])
  },
})
