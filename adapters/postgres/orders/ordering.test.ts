import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { statementFiles } from '#adapters/bank/statement.ts'
import { given } from '#adapters/composition/assembly.ts'
import { cataloguePorts, intakePorts } from '#adapters/composition/catalogue/catalogue.tokens.ts'
import { fairPayPorts } from '#adapters/composition/fair-pay/fair-pay.tokens.ts'
import { orderPorts } from '#adapters/composition/orders/orders.tokens.ts'
import { memoryPictureIntake } from '#adapters/memory/catalogue/memory-picture-intake.ts'
import { orderingContract } from '#adapters/testing/orders/ordering.suite.ts'
import { postgresAssembly } from '#adapters/testing/postgres-assembly.ts'
import { givenArtwork } from '../testing/given-artworks.ts'
import { givenUser } from '../testing/given-user.ts'
import { testDatabase } from '../testing/test-database.ts'
import type { TestDatabase } from '../testing/test-postgres.ts'

const firstOf = async ({ sql }: TestDatabase, text: string, values: unknown[] = []) =>
  Object.values((await sql<object>(text, values))[0] ?? {})[0] as number

describe('orders in PostgreSQL', () => {
  orderingContract(async () => {
    const database = await testDatabase()
    const { orm, sql, close } = database
    const kept = postgresAssembly(orm).get(cataloguePorts.kept)
    return {
      // A process for each statement or photograph says nothing of orders; what reads them is compared where it is tested, and
      // joined over HTTP.
      assemble: (...values) =>
        postgresAssembly(
          orm,
          given(orderPorts.statements, statementFiles),
          given(
            intakePorts.intake,
            memoryPictureIntake((hash) => kept.note(hash, new Date())),
          ),
          ...values,
        ),
      givenBuyer: async (email, isVerified) => {
        const id = await givenUser(sql, email)
        if (isVerified) await sql('update users set email_verified_at = now() where id = $1', [id])
        return id
      },
      givenArtwork: (artwork) => givenArtwork(sql, artwork),
      setStock: async (id, stock) => {
        await sql('update artworks set stock = $2 where id = $1', [id, stock])
      },
      setPrice: async (id, price) => {
        await sql('update artworks set price_cents = $2 where id = $1', [id, price])
      },
      stockOf: (id) => firstOf(database, 'select stock from artworks where id = $1', [id]),
      orderCount: () => firstOf(database, 'select count(*)::int from orders'),
      booksSum: () => firstOf(database, 'select coalesce(sum(amount_cents), 0)::int from ledger_entries'),
      mailOf: async (event) => {
        const [mail] = await sql<{ to: string; subject: string; text: string }>(
          'select recipient as "to", subject, body as text from outbox where event = $1',
          [event],
        )
        return mail
      },
      close,
    }
  })
})

describe('the database itself', () => {
  let database: TestDatabase
  beforeAll(async () => {
    database = await testDatabase()
  })
  afterAll(() => database.close())

  async function givenOrder(): Promise<string> {
    const id = randomUUID()
    await database.sql(
      `insert into orders (id, number, email, status, method, payment_status, shipping, fee_percent, access_key_digest,
         placed_at, expires_at)
       values ($1, $2, 'lena@example.test', 'paid', 'card', 'paid', '{}', 15, 'key', now(), now())`,
      [id, id],
    )
    return id
  }
  const post = (orderId: string, ...amounts: number[]) =>
    postgresAssembly(database.orm)
      .get(fairPayPorts.ledger)
      .post(
        orderId,
        amounts.map((amount) => ({ kind: 'sale', account: { kind: 'platform' }, amount, sales: 0 })),
        new Date(),
      )

  it('refuses stock below zero', async () => {
    const id = await givenArtwork(database.sql, { title: 'Floor', stock: 0 })
    await expect(database.sql('update artworks set stock = -1 where id = $1', [id])).rejects.toThrow(/stock/)
  })

  it('refuses to change or remove what is in the books', async () => {
    await post(await givenOrder(), -100, 100)
    await expect(database.sql('update ledger_entries set amount_cents = 0')).rejects.toThrow(/stays/)
    await expect(database.sql('delete from ledger_entries')).rejects.toThrow(/stays/)
    await expect(database.sql('truncate ledger_entries')).rejects.toThrow(/stays/)
  })

  const giveBack = (orderId: string, position: number, amount: number, share = amount) =>
    database.sql(
      `insert into order_refunds (id, order_id, position, at, amount_cents, shares, pieces)
       values (gen_random_uuid(), $1, $2, now(), $3, $4, '[]')`,
      [orderId, position, amount, JSON.stringify([{ artistId: randomUUID(), amount: share }])],
    )

  it('refuses to give back more than was paid, also to two who give at once, and to change what was given', async () => {
    const work = await givenArtwork(database.sql, { title: 'Refunded', price: 10_000 })
    const id = await givenOrder()
    await database.sql(
      `insert into order_lines (order_id, position, artwork_id, title, quantity, price_cents, artist_id, artist_name)
       select $1, 0, id, title, 2, price_cents, artist_id, 'Amina' from artworks where id = $2`,
      [id, work],
    )
    await giveBack(id, 0, 5_000)
    await expect(giveBack(id, 0, 1)).rejects.toThrow(/order_refunds_order_id_position_key/)
    await expect(giveBack(id, 1, 100, 99)).rejects.toThrow(/are not its amount/)
    const both = await Promise.allSettled([giveBack(id, 1, 10_000), giveBack(id, 2, 10_000)])
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    await giveBack(id, 3, 5_000)
    await expect(giveBack(id, 4, 1)).rejects.toThrow(/more than what was paid/)
    await expect(database.sql('update order_refunds set amount_cents = 1')).rejects.toThrow(/stays/)
    await expect(database.sql('delete from order_refunds')).rejects.toThrow(/stays/)
  })

  it('refuses an attempt that charges another sum than its order costs', async () => {
    const [order] = await database.sql<{ number: string; cost: number }>(
      `select number, sum(price_cents * quantity)::int as cost
       from orders join order_lines on order_id = orders.id group by number order by number limit 1`,
    )
    const charge = (cents: number) =>
      database.sql(
        `insert into payment_attempts (id, origin, provider, way, price_cents, amount, currency, order_number,
           standing, received, is_abandoned, may_try_again, begun_at, looks, look_again_at)
         values ($1, $2, 'sandbox', 'card', $3, $3, 'USD', $4, 'unknown', 0, false, false, now(), 0, now())`,
        [randomUUID(), randomUUID(), cents, order?.number],
      )
    await charge(order?.cost ?? 0)
    await expect(charge((order?.cost ?? 0) + 1)).rejects.toThrow(/which costs/)
  })

  it('refuses a posting that does not sum to zero', async () => {
    await expect(post(await givenOrder(), -100, 99)).rejects.toThrow(/zero/)
  })
})
