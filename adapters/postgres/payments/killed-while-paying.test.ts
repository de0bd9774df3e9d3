import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { allDoers } from '#adapters/composition/all-doers.ts'
import { type Assembly, given } from '#adapters/composition/assembly.ts'
import { orderServices } from '#adapters/composition/orders/orders.tokens.ts'
import { paymentWays, sandbox } from '#adapters/composition/payments/payments.tokens.ts'
import { sharedPorts, system } from '#adapters/composition/shared/shared.tokens.ts'
import { postgresAssembly } from '#adapters/testing/postgres-assembly.ts'
import { cardForm, orderOf, testCards } from '#adapters/testing/shopping.ts'
import type { OrderRequest } from '#application/orders/contract.ts'
import { givenArtwork } from '../testing/given-artworks.ts'
import { testDatabase } from '../testing/test-database.ts'
import type { TestDatabase } from '../testing/test-postgres.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.close())

const died = 'killed'

/** What a process may die of: units of work, and what it asks a bank. */
const asked = new Set(['run', 'begin', 'look', 'take', 'release', 'refund'])

/** A process that dies at its nth step: nothing it asks for after that is ever done. */
function life(steps: number) {
  let taken = 0
  const live = () => {
    if (++taken > steps) throw new Error(died)
  }
  const mortal = <Port extends object>(port: Port): Port =>
    new Proxy(port, {
      get: (real, name) => {
        const what: unknown = Reflect.get(real, name)
        if (typeof what !== 'function' || !asked.has(String(name))) return what
        return async (...values: unknown[]) => {
          live()
          const answer: unknown = await what.apply(real, values)
          // Done, and nobody hears of it.
          live()
          return answer
        }
      },
    })
  return { mortal, hasDied: () => taken > steps }
}

const later = new Date(Date.now() + 40 * 60_000)

/** The shop after the restart, when all that waits has been done. */
async function restarted(): Promise<Assembly> {
  const shop = postgresAssembly(database.orm, given(system.clock, { now: () => later }))
  const doers = allDoers(shop)
  await shop.get(orderServices.openPayments).lookAtSilent()
  await shop.get(orderServices.unpaidOrders).expire()
  const jobs = await database.sql<{ name: string; data: never }>(
    `delete from jobs.job where state = 'created' and name in
       ('take-payment', 'give-back-payment', 'let-go-of-hold', 'look-at-payment') returning name, data`,
  )
  for (const { name, data } of jobs) await doers[name as 'let-go-of-hold']?.(data)
  return shop
}

/** What the bank has of it, beside what the shop has made of it. */
async function accounts(artworkId: string) {
  const [stock] = await database.sql<{ stock: number }>('select stock from artworks where id = $1', [
    artworkId,
  ])
  const orders = await database.sql<{ status: string; paid: string }>(
    `select status, (select coalesce(sum(-amount_cents), 0) from ledger_entries
       where order_id = orders.id and account = 'buyer')::int as paid
     from orders where id in (select order_id from order_lines where artwork_id = $1)`,
    [artworkId],
  )
  const payments = await database.sql<{ standing: string; kept: number }>(
    'select standing, amount_cents - given_back_cents as kept from sandbox_payments',
  )
  await database.sql('truncate sandbox_refunds, sandbox_payments')
  return { stock: stock?.stock, orders, payments }
}

const phone: OrderRequest['payment'] = { method: 'mpesa', phoneNumber: '254712345678' }

describe.each(['card', 'phone'] as const)('killed while a %s pays', (way) => {
  it.each(Array.from({ length: 24 }, (_, step) => step))(
    'after step %i: no hold is without an order, and nothing is charged that was not ordered',
    async (steps) => {
      const artworkId = await givenArtwork(database.sql, { title: `Step ${steps}`, price: 5000, stock: 1 })
      const plain = postgresAssembly(database.orm)
      const payment: OrderRequest['payment'] =
        way === 'card'
          ? {
              method: 'card',
              token: (await plain.get(sandbox.cardTokens).tokenise(cardForm(testCards.pays))).token,
            }
          : phone
      const { mortal, hasDied } = life(steps)
      const ways = plain.get(paymentWays)
      const dying = postgresAssembly(
        database.orm,
        given(sharedPorts.work, mortal(plain.get(sharedPorts.work))),
        given(paymentWays, {
          ...ways,
          by: (each) => mortal(ways.by(each)),
          of: (each) => mortal(ways.of(each)),
        }),
      )
      const placed = await dying
        .get(orderServices.ordering)(null)
        .place(orderOf(artworkId, payment), randomUUID())
        .then(
          (order) => order,
          () => null,
        )
      if (placed && way === 'phone')
        await dying
          .get(sandbox.phone)(null)
          .answer(placed.number, placed.accessKey, true)
          .catch(() => undefined)

      await restarted()
      const { stock, orders, payments } = await accounts(artworkId)
      expect(payments.filter(({ standing }) => standing === 'held' || standing === 'waiting')).toEqual([])
      const charged = payments.filter(({ standing, kept }) => standing === 'taken' && kept > 0)
      const paid = orders.filter(({ status }) => status === 'paid')
      expect(charged.map(({ kept }) => kept)).toEqual(paid.map(() => 5000))
      expect(orders.map((order) => Number(order.paid))).toEqual(
        orders.map(({ status }) => (status === 'paid' ? 5000 : 0)),
      )
      expect(stock).toBe(1 - paid.length)
      // Whoever was told that it is paid has it, and whoever meets no mishap is told so.
      const mustBePaid = !hasDied() || placed?.status === 'paid'
      expect(paid.length).toBeGreaterThanOrEqual(mustBePaid ? 1 : 0)
    },
  )
})
