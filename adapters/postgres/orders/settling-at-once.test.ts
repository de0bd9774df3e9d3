import { TransactionContext } from '@mikro-orm/core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { allDoers } from '#adapters/composition/all-doers.ts'
import { given } from '#adapters/composition/assembly.ts'
import { fairPayPorts } from '#adapters/composition/fair-pay/fair-pay.tokens.ts'
import { orderServices } from '#adapters/composition/orders/orders.tokens.ts'
import { paymentWays } from '#adapters/composition/payments/payments.tokens.ts'
import { sharedPorts } from '#adapters/composition/shared/shared.tokens.ts'
import { watchedBank } from '#adapters/testing/payments/watched-bank.ts'
import { postgresAssembly } from '#adapters/testing/postgres-assembly.ts'
import type { LedgerRepository } from '#application/fair-pay/ledger-repository.ts'
import type { UnitOfWork } from '#application/shared/unit-of-work.ts'
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

/** Units of work that are not done again where PostgreSQL gave one up for another. */
const once = (): UnitOfWork => ({
  run: (work) =>
    TransactionContext.getEntityManager() ? work() : database.orm.em.fork().transactional(() => work()),
})

it('never has a payment and a refund of one work wait for each other in a circle', async () => {
  const bank = watchedBank()
  const books = postgresAssembly(database.orm).get(fairPayPorts.ledger)
  const booked = Promise.withResolvers<void>()
  let afterPosting = async () => {}
  const ledger: LedgerRepository = {
    ...books,
    async post(...posting) {
      await books.post(...posting)
      await afterPosting()
    },
  }
  const shop = postgresAssembly(
    database.orm,
    given(paymentWays, bank.ways),
    given(fairPayPorts.ledger, ledger),
    given(sharedPorts.work, once()),
  )
  const ordering = shop.get(orderServices.ordering)(null)
  const artworkId = await givenArtwork(database.sql, { title: 'Harbour at Dusk', stock: 5 })
  const place = (key: string) =>
    ordering.place(
      {
        items: [{ artworkId, quantity: 1 }],
        shipping: lenasAddress,
        email: 'lena@example.test',
        payment: { method: 'card', token: 'card' },
      },
      key,
    )
  const toRefund = await place('the-one-to-refund')
  bank.away.add('take')
  const toPay = await place('the-one-to-pay')
  bank.away.clear()
  const statusOf = async ({ number, accessKey }: typeof toPay) =>
    (await ordering.order(number, accessKey)).status
  expect([await statusOf(toRefund), await statusOf(toPay)]).toEqual(['paid', 'awaiting-payment'])

  afterPosting = async () => {
    afterPosting = async () => {}
    booked.resolve()
    await waitedFor(database.sql)
  }
  const paying = allDoers(shop)['take-payment']?.({ orderNumber: toPay.number, link: 'http://localhost' })
  await booked.promise
  await Promise.all([paying, ordering.cancel(toRefund.number, toRefund.accessKey)])
  expect([await statusOf(toRefund), await statusOf(toPay)]).toEqual(['refunded', 'paid'])
  expect(await database.sql('select stock from artworks where id = $1', [artworkId])).toEqual([{ stock: 4 }])
})
