import { expect, it } from 'vitest'
import { numberingPlans } from '#adapters/phone-numbers/numbering-plans.ts'
import type { TestDatabase } from '#adapters/postgres/testing/test-postgres.ts'

/** What holds of a demo's past, whenever one looks. */
export function describePastYear(database: () => TestDatabase): void {
  const all = <Row>(text: string) => database().sql<Row>(text)

  it('has letters of purchases from whoever bought that very work, when they could write so', async () => {
    const letters = await all<{ told: string; right: boolean }>(
      `with told as (
         select *, case when body like '%parcel has arrived%' or body like '%over our table now%' then 'arrived'
           when body like 'I have ordered%' then 'ordered' when subject = 'Sold out' then 'sold-out' else 'always' end as told
         from messages
       ) select told, case told
         when 'arrived' then exists (select from orders join order_lines line on line.order_id = orders.id
           join order_events event on event.order_id = orders.id and event.status = 'delivered'
           where orders.email = sender_email and line.artist_id = told.artist_id and strpos(body, title) > 0 and event.at < sent_at)
         when 'ordered' then exists (select from orders join order_lines line on line.order_id = orders.id
           join order_events event on event.order_id = orders.id and event.status = 'paid'
           join fulfilments parcel on parcel.order_id = orders.id and parcel.artist_id = line.artist_id
           where orders.email = sender_email and line.artist_id = told.artist_id and strpos(body, title) > 0
             and event.at < sent_at and coalesce(shipped_at > sent_at, true))
         when 'sold-out' then exists (select from artworks work join order_lines line on line.artwork_id = work.id
           join orders on orders.id = order_id where work.artist_id = told.artist_id and strpos(body, work.title) > 0
           and stock = 0 and orders.status <> 'cancelled' group by work.id having max(placed_at) < sent_at)
         else not exists (select from artworks work where work.artist_id = told.artist_id and stock = 0
           and strpos(body, work.title) > 0) end as right
       from told`,
    )
    expect(letters.filter(({ right }) => !right)).toEqual([])
    expect([...new Set(letters.map(({ told }) => told))].toSorted()).toEqual([
      'always',
      'arrived',
      'ordered',
      'sold-out',
    ])
  })

  it('has nobody seen last before they joined, or before whatever else they did', async () => {
    const done = `select user_id, placed_at as at from orders union all select sender_id, sent_at from messages
      union all select user_id, created_at from favourites union all select admin_id, at from audit_entries
      union all select asked_by, at from order_refunds union all select id, created_at from users
      union all select user_id, at from withdrawals join orders on orders.id = order_id
      union all select user_id, sent_at from returns join orders on orders.id = order_id
      union all select user_id, at from claim_messages join claims on claims.id = claim_id join orders on orders.id = order_id
        where by = 'buyer'`
    const byArtists = `select artist_id, read_at as at from messages union all select artist_id, shipped_at from fulfilments
      union all select artist_id, created_at from artworks union all select artist_id, ended_at from returns
      union all select artist_id, answered_at from message_answers join messages on messages.id = message_id
      union all select artist_id, at from claim_messages join claims on claims.id = claim_id where by = 'artist'`
    expect(
      await all(
        `with done as (${done}), by_artists as (${byArtists})
         select email, last_seen_at, max(at) from users join (
           select user_id, at from done union all select user_id, at from by_artists join artists on artists.id = artist_id
         ) as acts on acts.user_id = users.id group by users.id having max(at) > last_seen_at`,
      ),
    ).toEqual([])
  })

  it('has no artist who sells next to nothing', async () => {
    const sold = await all<{ name: string; orders: number }>(
      `select name, count(distinct order_id)::int as orders from artists join order_lines on artist_id = artists.id
         join orders on orders.id = order_id and orders.status in ('paid', 'shipped', 'delivered') group by artists.id`,
    )
    expect(sold).toHaveLength(24)
    expect(sold.filter(({ orders }) => orders < 6)).toEqual([])
  })

  it('does not run like a clock: works hang and people join unevenly, oftener at the end of a week', async () => {
    for (const [table, unit] of [
      ["artworks where source_id like 'demo:%'", 'day'],
      ["users where role = 'user' and created_at < '2026-11-21'", 'week'],
    ]) {
      const [counted] = await all<{ various: number; endOfWeek: number }>(
        `with moments as (select created_at at time zone 'UTC' as at from ${table}),
           counts as (select count(at)::int as count from generate_series(
             (select date_trunc('${unit}', min(at)) from moments), (select max(at) from moments), interval '1 ${unit}') as start
             left join moments on at >= start and at < start + interval '1 ${unit}' group by start)
         select (select (var_samp(count) / avg(count))::float from counts) as various,
           (select avg((extract(isodow from at) > 5)::int)::float from moments) as "endOfWeek"`,
      )
      expect(counted?.various).toBeGreaterThan(0.7)
      expect(counted?.endOfWeek).toBeGreaterThan(0.35)
    }
  })

  it('can call everybody: in their country, as whoever signs up can be', async () => {
    const users = await all<{ email: string; country: string; phone: string }>(
      `select email, country, phone from users where role <> 'user'`,
    )
    expect(users).toHaveLength(26)
    expect(
      users.filter(({ country, phone }) => numberingPlans.international(phone, country) !== phone),
    ).toEqual([])
  })
}
