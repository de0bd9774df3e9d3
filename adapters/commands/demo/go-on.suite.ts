import { expect, it } from 'vitest'
import { given } from '#adapters/composition/assembly.ts'
import { orderServices } from '#adapters/composition/orders/orders.tokens.ts'
import { system } from '#adapters/composition/shared/shared.tokens.ts'
import { inventedPersons } from '#adapters/demo/past/invented-persons.ts'
import type { TestDatabase } from '#adapters/postgres/testing/test-postgres.ts'
import { postgresAssembly } from '#adapters/testing/postgres-assembly.ts'
import { testSettings } from '#adapters/testing/test-settings.ts'
import { orderNumberFrom } from '#domain/orders/order-number.ts'
import { goOn } from './go-on.ts'
import { numbersBeside } from './past-orders.ts'

const day = 86_400_000
const settings = { feePercent: 15, secretKey: testSettings.secretKey }

/** What happens at a later start, in a demo that was filled in `now`. */
export function describeGoingOn(database: () => TestDatabase, now: Date): void {
  const later = new Date(now.getTime() + 33 * day)
  const first = async (text: string, values: unknown[] = []) => (await database().sql(text, values))[0]

  it('goes on where it stood still: people join and buy, parcels come, payouts arrive, and all of it agrees', async () => {
    const { orm, sql } = database()
    expect(await goOn(orm, settings, new Date(now.getTime() + 2 * day))).toBe(false)
    // Somebody has sent a parcel by hand, and others have hung some of the works.
    const byHand = await sql<{ id: string }>(
      `update fulfilments set status = 'shipped', carrier = 'DHL', tracking_number = '1', shipped_at = $1
       where status = 'waiting' and order_id = (select id from orders where status = 'paid' order by placed_at limit 1)
       returning order_id as id`,
      [new Date(later.getTime() - 5 * day)],
    )
    await sql(
      `update artworks set source_id = null where id in
         (select id from artworks where not is_unique order by popularity desc limit 40)`,
    )
    expect(await goOn(orm, settings, later)).toBe(true)
    expect(await goOn(orm, settings, later)).toBe(false)
    expect(
      await first(
        `select (select count(*) from users where created_at > $1) between 15 and 30 as people,
           (select count(*) from orders where placed_at > $1) between 40 and 120 as orders,
           (select count(*) from messages where sent_at > $1) > 5 as letters,
           (select count(*) from fulfilments where status = 'waiting') between 3 and 25 as parcels,
           (select count(*)::int from orders where status in ('paid', 'shipped') and placed_at < $1) as late,
           (select count(*)::int from payouts where standing = 'set-aside') as unsent,
           (select count(*)::int from order_lines join artworks on artworks.id = artwork_id join orders on orders.id = order_id
             where source_id is null and placed_at > $1) as strangers`,
        [now],
      ),
    ).toEqual({ people: true, orders: true, letters: true, parcels: true, late: 0, unsent: 0, strangers: 0 })
    expect(
      await first(`select at from order_events where status = 'delivered' and order_id = $1`, [
        byHand[0]?.id,
      ]),
    ).toEqual({ at: new Date(later.getTime() - 4 * day) })
    // The shop itself gives up what is not paid.
    await sql(`update orders set expires_at = $1 where status = 'awaiting-payment' and placed_at < $2`, [
      later,
      now,
    ])
    await sql(`update artworks set held_until = $1 where held_until < $1`, [later])
    const shop = postgresAssembly(database().orm, given(system.clock, { now: () => later }))
    await shop.get(orderServices.checking).check()
    expect(await first('select differences from payment_checks')).toEqual({ differences: [] })
  })

  it('writes down each step of its payouts, and praises no work that did not hang', async () => {
    expect(
      await database().sql(
        `select action, count(*)::int as entries from audit_entries where action like 'payouts-%' group by 1 order by 1`,
      ),
    ).toEqual(
      ['sent', 'set-aside', 'settled'].map((standing) => ({ action: `payouts-${standing}`, entries: 11 })),
    )
    expect(
      await database().sql(
        `select messages.id from messages join artworks work on work.artist_id = messages.artist_id and strpos(body, title) > 0
         group by messages.id having bool_and(work.created_at > sent_at)`,
      ),
    ).toEqual([])
  })

  it('goes on again when some who had joined have left, and one has another address', async () => {
    const { orm, sql } = database()
    const [gone, moved] = await sql<{ id: string; email: string }>(
      `select id, email from users where created_at > $1 order by created_at`,
      [now],
    )
    await sql('update users set email = null, deleted_at = $2 where id = $1', [gone?.id, later])
    await sql('update users set email = $2 where id = $1', [moved?.id, 'elsewhere@sanaa.test'])
    expect(await goOn(orm, settings, new Date(later.getTime() + 5 * day))).toBe(true)
    expect(
      await first(
        `select count(*) between 2 and 4 as people, count(*) filter (where email in ($2, $3))::int as again
         from users where created_at > $1`,
        [later, gone?.email, moved?.email],
      ),
    ).toEqual({ people: true, again: 0 })
  })

  it('invents nobody twice, and nobody more once all names are given', async () => {
    const all = await inventedPersons(later, { known: 0, fresh: Number.POSITIVE_INFINITY, since: now })
    expect(all.length).toBeGreaterThan(800)
    expect(new Set(all.map(({ email }) => email)).size).toBe(all.length)
    const fewer = await inventedPersons(later, { known: 20, fresh: 10, since: now })
    expect(fewer.map(({ email }) => email)).toEqual(all.slice(0, 280).map(({ email }) => email))
  })

  it('gives no two orders one number', () => {
    const drawn = ['4829173', '1111111', '1111111', '2222222']
    const next = numbersBeside(new Set([orderNumberFrom('4829173')]), { digits: () => drawn.shift() ?? '' })
    expect([next(), next()]).toEqual([orderNumberFrom('1111111'), orderNumberFrom('2222222')])
  })
}
