import type { Sql } from '#adapters/postgres/sql.ts'
import { givenAccount, givenSession } from '#adapters/testing/given-accounts.ts'
import { splitPrice } from '#domain/fair-pay/price-split.ts'
import type { PaidArtist, Payday, PayingAdmin } from '../roles/payday.ts'

/** People as they sit in front of a screen, by the cookie they are signed in with. */
interface Seats {
  artist(cookie: string): Promise<PaidArtist>
  admin(cookie: string): Promise<PayingAdmin>
}

/** An order of long ago, in the books as when it was paid. */
const soldLongAgo = `
  with placed as (
    insert into orders (id, number, email, status, method, payment_status, shipping, fee_percent,
      access_key_digest, placed_at, expires_at)
    values (gen_random_uuid(), '1000-0008', 'lena@example.test', 'delivered', 'card', 'paid', '{}', 15, '', now(), now())
    returning id),
  arrived as (insert into order_events select id, 0, 'delivered', now() - interval '60 days' from placed)
  insert into ledger_entries (order_id, kind, account, artist_id, amount_cents, sales_cents, at)
  select placed.id, 'sale', account, artist, amount, sales, now() - interval '70 days'
  from placed, (values ('buyer', null::uuid, -$2::bigint, 0), ('artist', $1::uuid, $3::bigint, $2::bigint),
    ('platform', null, $2::bigint - $3::bigint, 0)) as line (account, artist, amount, sales)`

/** A payday in front of the whole server. */
export const servedPayday = (sql: Sql, seats: Seats): Payday => ({
  async artist(name, email, cents) {
    const userId = await givenAccount(sql, 'artist', name)
    await sql('update users set email = $2, email_verified_at = now() where id = $1', [userId, email])
    const [artist] = await sql<{ id: string }>('select id from artists where user_id = $1', [userId])
    await sql(soldLongAgo, [artist?.id, cents, splitPrice(cents, 15).artist])
    return seats.artist(await givenSession(sql, userId))
  },
  admin: async (name) => seats.admin(await givenSession(sql, await givenAccount(sql, 'admin', name))),
})
