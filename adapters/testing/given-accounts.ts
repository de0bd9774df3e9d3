import { randomUUID } from 'node:crypto'
import type { Sql } from '#adapters/postgres/sql.ts'
import { randomIds, sha256 } from '#adapters/system/system.ts'
import type { Role } from '#domain/identity/roles.ts'

/** Somebody with an account and no password; an artist is approved. @returns their id */
export async function givenAccount(sql: Sql, role: Role, name = 'Somebody'): Promise<string> {
  const id = randomUUID()
  await sql('insert into users (id, name, email, role) values ($1, $2, $3, $4)', [
    id,
    name,
    `${id}@example.test`,
    role,
  ])
  if (role === 'artist')
    await sql(`insert into artists (id, user_id, name, approval) values ($1, $2, $3, 'approved')`, [
      randomUUID(),
      id,
      name,
    ])
  return id
}

/** A session of theirs. @returns the cookie that carries it */
export async function givenSession(sql: Sql, userId: string): Promise<string> {
  const token = randomIds.secret()
  await sql(
    `insert into sessions (id, token_digest, user_id, device, created_at, seen_at, ends_at)
     values ($1, $2, $3, 'a test', now(), now(), now() + interval '1 day')`,
    [randomUUID(), sha256(token), userId],
  )
  return `sid=${token}`
}
