import { afterAll, beforeAll, expect, it } from 'vitest'
import { adminServices } from '#adapters/composition/admin/admin.tokens.ts'
import { given } from '#adapters/composition/assembly.ts'
import { orderPorts, orderServices } from '#adapters/composition/orders/orders.tokens.ts'
import { paymentWays } from '#adapters/composition/payments/payments.tokens.ts'
import { givenAccount } from '#adapters/testing/given-accounts.ts'
import { watchedBank } from '#adapters/testing/payments/watched-bank.ts'
import { postgresAssembly } from '#adapters/testing/postgres-assembly.ts'
import { lenasAddress } from '#domain/testing/orders.ts'
import { givenArtwork } from '../testing/given-artworks.ts'
import { testDatabase } from '../testing/test-database.ts'
import type { TestDatabase } from '../testing/test-postgres.ts'
import { waitedFor } from '../testing/waited-for.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.close())

it('an artist whose work is being bought at this moment stays one, whatever role an admin gives', async () => {
  const { orm, sql } = database
  const userId = await givenAccount(sql, 'artist', 'Brook Tadesse')
  const artworkId = await givenArtwork(sql, { title: 'Salt Geometry', artist: 'Brook Tadesse' })
  const stock = postgresAssembly(orm).get(orderPorts.stock)
  const taken = Promise.withResolvers<void>()
  const shop = postgresAssembly(
    orm,
    given(paymentWays, watchedBank().ways),
    given(orderPorts.stock, {
      ...stock,
      async take(...wanted) {
        const lines = await stock.take(...wanted)
        taken.resolve()
        await waitedFor(sql)
        return lines
      },
    }),
  )
  const admin = await givenAccount(sql, 'admin', 'Wanjiru')
  const users = shop.get(adminServices.users)({ userId: admin, role: 'admin', sessionId: 'one' })
  const user = await users.user(userId)
  const buying = shop
    .get(orderServices.ordering)(null)
    .place(
      {
        items: [{ artworkId, quantity: 1 }],
        shipping: lenasAddress,
        email: 'lena@example.test',
        payment: { method: 'card', token: 'card' },
      },
      'the-one-order',
    )
  await taken.promise
  await expect(users.update(userId, { ...user, role: 'user' }, user.version)).rejects.toMatchObject({
    refusal: 'conflict',
    code: 'parcels-to-send',
  })
  await buying
  expect(await sql('select approval from artists where user_id = $1', [userId])).toEqual([
    { approval: 'approved' },
  ])
})
