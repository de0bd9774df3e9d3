import { randomUUID } from 'node:crypto'
import { inspect } from 'node:util'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Role } from '#domain/identity/roles.ts'
import { User } from '#domain/identity/user.ts'
import { createOrm } from './orm.ts'
import { givenUser } from './testing/given-user.ts'
import { testDatabase } from './testing/test-database.ts'
import type { TestDatabase } from './testing/test-postgres.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
  await givenUser(database.sql, 'lena.there@example.test')
})
afterAll(() => database.close())

const lena = (email: string, role = 'user') =>
  new User(
    {
      id: randomUUID(),
      name: 'Lena Okoro',
      email,
      country: 'KE',
      phone: '+254700000001',
      role: role as Role,
      passwordHash: '$argon2id$x',
    },
    new Date(),
  )

it.each([
  ['a row that breaks a rule', () => lena('lena@example.test', 'nobody'), 'users_role_check'],
  ['one that is there already', () => lena('LENA.there@example.test'), 'users_email'],
])('an error of the mapper says what was refused of %s, and not what stands in it', async (_, make, rule) => {
  const { orm, url } = database
  const another = createOrm(url)
  for (const mapper of [orm, another]) {
    const adding = mapper.em.fork().persist(make()).flush()
    const error: unknown = await adding.catch((thrown: unknown) => thrown)
    expect(String(error)).toContain(rule)
    expect(inspect(error)).not.toMatch(/lena\.?(there|@)|okoro|argon2|254700/i)
  }
  await another.close(true)
})
