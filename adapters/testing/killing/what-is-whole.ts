import { expect } from 'vitest'
import type { Sql } from '#adapters/postgres/sql.ts'
import type { Acknowledged, Subject } from './killed-stories.ts'

/** Works, orders, books and the bank agree, whatever was told to whom. */
export async function isWhole(sql: Sql, told: readonly (Acknowledged | null)[]): Promise<void> {
  expect(await sql(`select id from sandbox_payments where standing in ('held', 'waiting')`)).toEqual([])
  const charged = await sql(
    `select p.id from sandbox_payments p join payment_attempts a on a.id = p.id
       left join orders o on o.number = a.order_number and o.payment_status in ('paid', 'partly-refunded')
     where p.standing = 'taken' and p.given_back_cents < p.amount_cents and o.id is null`,
  )
  expect(charged).toEqual([])
  const orders = await sql<{ number: string; method: string; status: string; stock: number; left: number }>(
    `select o.number, o.method, o.payment_status as status, w.stock,
       l.price_cents - coalesce((select sum(amount_cents) from order_refunds r where r.order_id = o.id), 0) as left,
       coalesce((select -sum(amount_cents) from ledger_entries e
         where e.order_id = o.id and e.account = 'buyer'), 0) as booked,
       coalesce((select sum(p.amount_cents - p.given_back_cents) from payment_attempts a
         join sandbox_payments p on p.id = a.id
         where a.order_number = o.number and p.standing = 'taken'), 0)
         + coalesce((select sum(amount - back) from incoming_money m where m.order_number = o.number), 0) as kept,
       (select count(*)::int from outbox where event = 'order-confirmed:' || o.id) as confirmed
     from orders o join order_lines l on l.order_id = o.id join artworks w on w.id = l.artwork_id`,
  )
  for (const { number, method, status, ...order } of orders) {
    // All of it goes back here for works alone that were sent, and have come back.
    const isPaid = status === 'paid' || status === 'partly-refunded' || status === 'refunded'
    // A transfer takes days.
    const isAwaited = method === 'atm' && status === 'pending'
    const expected = isPaid
      ? { stock: 0, left: order.left, booked: order.left, kept: order.left, confirmed: 1 }
      : { stock: isAwaited ? 0 : 1, left: order.left, booked: 0, kept: 0, confirmed: 0 }
    expect({ number, ...order }).toEqual({ number, ...expected })
  }
  const unsold = await sql(
    `select id from artworks where stock <> 1 and id not in (select artwork_id from order_lines)`,
  )
  expect(unsold).toEqual([])
  const paid = new Set(
    orders
      .filter(({ status }) => status.includes('paid') || status.includes('refunded'))
      .map(({ number }) => number),
  )
  expect(told.filter((order) => order?.status === 'paid' && !paid.has(order.number))).toEqual([])
  expect(
    await sql('select order_id from ledger_entries group by order_id having sum(amount_cents) <> 0'),
  ).toEqual([])
}

/** Each artist has had their $85.00 once, and has read so once. */
export async function isPaidOnce(sql: Sql): Promise<void> {
  const artists = await sql<{ amounts: number[]; left: number; mails: number }>(
    `select array_agg(distinct p.amount_cents::int) as amounts, count(distinct p.id)::int as payouts,
       (select sum(amount_cents)::int from ledger_entries e where e.artist_id = p.artist_id) as left,
       (select count(*)::int from outbox o join payouts q on o.event = 'payout:' || q.id
         where q.artist_id = p.artist_id) as mails
     from payouts p where standing = 'settled' group by p.artist_id`,
  )
  expect(artists.length).toBeGreaterThan(0)
  for (const artist of artists) expect(artist).toEqual({ amounts: [8500], payouts: 1, left: 0, mails: 1 })
  expect(await sql(`select id from payouts where standing <> 'settled'`)).toEqual([])
}

/** What has come back is the artist's again, and each has read so once. */
export async function isReturnedOnce(sql: Sql): Promise<void> {
  const payouts = await sql(
    `select p.standing, (select sum(amount_cents)::int from ledger_entries e where e.artist_id = p.artist_id) as left,
       (select count(*)::int from outbox o where o.event = 'payout-returned:' || p.id) as mails
     from payouts p where standing <> 'settled'`,
  )
  expect(payouts.length).toBeGreaterThan(0)
  for (const payout of payouts) expect(payout).toEqual({ standing: 'returned', left: 8500, mails: 1 })
}

/** Transfers have paid, and what was withdrawn from has come back and is paid back: each once. */
export async function hasComeToItsEnd(sql: Sql, subjects: readonly Subject[]): Promise<void> {
  const orders = await sql<{ status: string }>(
    `select o.payment_status as status, o.method, count(distinct m.id)::int as transfers,
       count(distinct w.id)::int as withdrawals, array_agg(distinct r.status) as returns,
       count(distinct f.id)::int as refunds
     from orders o left join incoming_money m on m.order_number = o.number
       left join withdrawals w on w.order_id = o.id left join returns r on r.order_id = o.id
       left join order_refunds f on f.order_id = o.id
     where o.number = any($1) group by o.id`,
    [subjects.map(({ orderNumber }) => orderNumber)],
  )
  expect(orders).toHaveLength(subjects.length)
  for (const order of orders)
    expect(order).toEqual(
      order.status === 'paid'
        ? { status: 'paid', method: 'atm', transfers: 1, withdrawals: 0, returns: [null], refunds: 0 }
        : {
            status: 'refunded',
            method: 'card',
            transfers: 0,
            withdrawals: 1,
            returns: ['received'],
            refunds: 1,
          },
    )
}
