import { randomUUID } from 'node:crypto'
import { afterAll, expect, it } from 'vitest'
import { identityPorts } from '#adapters/composition/identity/identity.tokens.ts'
import { postgresAssembly } from '#adapters/testing/postgres-assembly.ts'
import { User } from '#domain/identity/user.ts'
import { givenArtwork } from './testing/given-artworks.ts'
import { testDatabase } from './testing/test-database.ts'

const database = await testDatabase()
afterAll(() => database.close())
const { sql, work } = database

it('of two that wait for each other in a circle both come through', async () => {
  const [one = '', other = ''] = await Promise.all(
    ['One', 'Other'].map((title) => givenArtwork(sql, { title, stock: 5 })),
  )
  const users = postgresAssembly(database.orm).get(identityPorts.users)
  const bothHold = Promise.withResolvers<void>()
  let holding = 0
  const buys = (first: string, second: string) =>
    work.run(async () => {
      await sql('update artworks set stock = stock - 1 where id = $1', [first])
      const user = new User(
        {
          id: randomUUID(),
          name: 'Lena',
          email: `${randomUUID()}@example.org`,
          country: '',
          phone: '',
          role: 'user',
          passwordHash: null,
        },
        new Date('2026-11-21'),
      )
      await users.add(user)
      if (++holding === 2) bothHold.resolve()
      await bothHold.promise
      await sql('update artworks set stock = stock - 1 where id = $1', [second])
    })
  await Promise.all([buys(one, other), buys(other, one)])
  expect(await sql('select distinct stock from artworks')).toEqual([{ stock: 3 }])
  expect(await sql('select count(*)::int as users from users')).toEqual([{ users: 2 }])
})

it('does not try again what is refused for good', async () => {
  let runs = 0
  await expect(
    work.run(() => {
      runs++
      return sql('select 1 / 0')
    }),
  ).rejects.toThrow(/zero/)
  expect(runs).toBe(1)
})
