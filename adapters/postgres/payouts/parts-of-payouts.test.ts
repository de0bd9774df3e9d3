import { randomUUID } from 'node:crypto'
import * as fc from 'fast-check'
import { afterAll, describe, expect, it } from 'vitest'
import {
  dashboardFixture,
  type GivenArtist,
  payday,
} from '#adapters/testing/artist-dashboard/artist-dashboard-fixture.ts'
import { happening, PayoutHistory } from '#adapters/testing/artist-dashboard/payout-history.ts'
import { postgresAssembly } from '#adapters/testing/postgres-assembly.ts'
import { migrate } from '../orm.ts'
import { givenSellingArtist } from '../testing/given-selling-artist.ts'
import { testDatabase } from '../testing/test-database.ts'

const database = await testDatabase()
const { orm, sql } = database
afterAll(() => database.close())
const assembly = postgresAssembly(orm)

const givenArtist = (name: string) => givenSellingArtist(assembly, sql, name)

const dashboard = dashboardFixture(async () => ({ assembly, givenArtist, close: async () => undefined }))

/** An order of $100.00 that its buyer has had since then; $85.00 are its artist's. */
async function delivered(artist: GivenArtist, day: string): Promise<string> {
  const { id } = await dashboard.givenOrder([{ artist, price: 10_000 }], {
    happens: (order) => {
      order.markPaid(new Date(day))
      order.ship(artist.artistId, 'DHL', 'JD0146', new Date(day))
      order.arrive(artist.artistId, new Date(day))
    },
  })
  return id
}

/** As the version before writes them down: with no word of any order. */
async function paidBefore(artistId: string, amount: number, month = '2026-06'): Promise<string> {
  const id = randomUUID()
  await sql(
    `with paid as (
       insert into payouts (id, artist_id, month, amount_cents, at, standing, ending, reason)
       values ($1, $2, $3, $4, ($3 || '-01T00:05:00Z')::timestamptz, 'settled', '', '') returning id)
     insert into ledger_entries (payout_id, kind, account, artist_id, amount_cents, sales_cents, at)
     select paid.id, 'payout', account, case account when 'artist' then $2::uuid end, amount, 0, now()
     from paid, (values ('artist', 0 - $4::bigint), ('paid-out', $4::bigint)) as line (account, amount)`,
    [id, artistId, month, amount],
  )
  return id
}

const partsOf = (payoutId: string) =>
  sql(
    `select order_id as "orderId", amount_cents as amount from payout_orders
     where payout_id = $1 order by amount_cents desc`,
    [payoutId],
  )
const dueTo = async (artistId: string, on = new Date('2026-07-01T00:00:00Z')) =>
  (await dashboard.backstage.payouts.due(on)).find((each) => each.artistId === artistId)?.amount ?? 0

describe('the orders of payouts that the version before wrote down', () => {
  it('are told where one takes the place of the other as they would have been written', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(happening, { minLength: 20, maxLength: 24 }), async (happenings) => {
        const history = new PayoutHistory(dashboard, await givenArtist('Amina'))
        for (const each of happenings) await history.happens(each)
      }),
      { numRuns: 15 },
    )
    const all = () =>
      sql('select payout_id, order_id, amount_cents from payout_orders order by payout_id, order_id')
    const written = await all()
    expect(written.length).toBeGreaterThan(20)
    await orm.migrator.down({ to: '52-payouts-come-back' })
    await migrate(orm)
    expect(await all()).toEqual(written)
  }, 120_000)

  it('are told at once where it writes one beside this version', async () => {
    const amina = await givenArtist('Amina')
    const [late, early] = [await delivered(amina, '2026-03-02'), await delivered(amina, '2026-03-01')]
    const payout = await paidBefore(amina.artistId, 17_000)
    expect(new Set(await partsOf(payout))).toEqual(
      new Set([
        { orderId: early, amount: 8_500 },
        { orderId: late, amount: 8_500 },
      ]),
    )
  })

  it('are the oldest ones where it held back more, until they come to it', async () => {
    const amina = await givenArtist('Amina')
    const [late, early] = [await delivered(amina, '2026-03-02'), await delivered(amina, '2026-03-01')]
    expect(await partsOf(await paidBefore(amina.artistId, 9_000))).toEqual([
      { orderId: early, amount: 8_500 },
      { orderId: late, amount: 500 },
    ])
    expect(await dueTo(amina.artistId)).toBe(8_000)
  })

  it('are those that had not waited for long enough, too, where an earlier release waited for less', async () => {
    const amina = await givenArtist('Amina')
    const [young, old] = [await delivered(amina, '2026-05-30'), await delivered(amina, '2026-03-01')]
    expect(await partsOf(await paidBefore(amina.artistId, 9_000))).toEqual([
      { orderId: old, amount: 8_500 },
      { orderId: young, amount: 500 },
    ])
  })

  it('are none as far as none accounts for it, which the next payout makes up for', async () => {
    const amina = await givenArtist('Amina')
    const order = await delivered(amina, '2026-03-01')
    expect(await partsOf(await paidBefore(amina.artistId, 9_000))).toEqual([
      { orderId: order, amount: 8_500 },
      { orderId: null, amount: 500 },
    ])
    const next = await delivered(amina, '2026-03-01')
    expect(await dueTo(amina.artistId)).toBe(8_000)
    expect(await partsOf(await paidBefore(amina.artistId, 8_000, '2026-07'))).toEqual([
      { orderId: next, amount: 8_500 },
      { orderId: null, amount: -500 },
    ])
    expect(await dueTo(amina.artistId, new Date('2026-08-01T00:00:00Z'))).toBe(0)
  })
})

describe('PostgreSQL refuses', () => {
  const destination = { kind: 'iban', iban: 'DE89370400440532013000', holder: 'Amina' } as const
  async function add(artistId: string, amount: number, month: string, orderId: string, taken = amount) {
    const { work, payouts } = dashboard.backstage
    const payout = { id: randomUUID(), artistId, month, amount, at: payday, standing: 'set-aside' } as const
    await work.run(async () => {
      const batch = await payouts.begin({ id: randomUUID(), month, madeAt: payday })
      await payouts.add(payout, [{ orderId, amount: taken }], batch.id, destination)
    })
    return payout.id
  }

  it('a payout that comes to something else than what it took', async () => {
    const amina = await givenArtist('Amina')
    const order = await delivered(amina, '2026-03-01')
    await expect(add(amina.artistId, 8_500, '2026-06', order, 8_499)).rejects.toThrow(/does not come to it/)
    const payout = await add(amina.artistId, 8_500, '2026-06', order)
    await expect(
      sql('insert into payout_orders (payout_id, amount_cents) values ($1, 1)', [payout]),
    ).rejects.toThrow(/does not come to it/)
  })

  it('a second payout of what one that stands has taken, and one of what is somebody else’s', async () => {
    const [amina, brook] = [await givenArtist('Amina'), await givenArtist('Brook')]
    const order = await delivered(amina, '2026-03-01')
    await expect(add(brook.artistId, 8_500, '2026-06', order)).rejects.toThrow(/than its artist has earned/)
    const payout = await add(amina.artistId, 8_500, '2026-06', order)
    await expect(add(amina.artistId, 8_500, '2026-07', order)).rejects.toThrow(/than its artist has earned/)
    await sql(`update payouts set standing = 'returned' where id = $1`, [payout])
    await add(amina.artistId, 8_500, '2026-07', order)
  })

  it('to change what one took', async () => {
    await expect(sql('update payout_orders set amount_cents = 1')).rejects.toThrow(/stays/)
    await expect(sql('delete from payout_orders')).rejects.toThrow(/stays/)
  })
})
