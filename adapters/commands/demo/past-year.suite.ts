import { expect, it } from 'vitest'
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
}
