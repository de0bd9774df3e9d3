import { randomUUID } from 'node:crypto'
import type { Sql } from '../sql.ts'

/** Somebody with an account. @returns their id */
export async function givenUser(sql: Sql, email: string | null = null): Promise<string> {
  const id = randomUUID()
  await sql('insert into users (id, name, email) values ($1, $2, $3)', [id, 'Lena Okoro', email])
  return id
}
