import { LockMode } from '@mikro-orm/core'
import type { MikroORM } from '@mikro-orm/postgresql'
import type { OrderRepository } from '#application/orders/order-repository.ts'
import type { Order } from '#domain/orders/order.ts'
import { toldPlainly } from '../database-away.ts'
import { currentEm } from '../postgres-unit-of-work.ts'
import type { Sql } from '../sql.ts'
import { OrderSchema } from './order.schema.ts'
import { orderParts, partsFrom, type SelectedParts } from './order-parts.ts'

/** @throws Unavailable when the database is away */
const told = <Found>(looking: Promise<Found>): Promise<Found> =>
  looking.catch((error: unknown) => {
    throw toldPlainly(error)
  })

/** Orders in PostgreSQL: the mapper keeps their columns, plain SQL the rows that belong to them. */
export function postgresOrderRepository(orm: MikroORM, sql: Sql): OrderRepository {
  async function withParts(order: Order): Promise<Order> {
    const [parts] = await sql<SelectedParts>(`select ${orderParts('$1')}`, [order.id])
    return parts ? Object.assign(order, partsFrom(parts)) : order
  }

  async function saveParts(order: Order): Promise<void> {
    await sql(
      `insert into fulfilments (order_id, artist_id, artist_name, status, carrier, tracking_number, shipped_at)
       select $1, artist_id, artist_name, status, carrier, tracking_number, shipped_at
       from jsonb_to_recordset($2::jsonb) as given(artist_id uuid, artist_name text, status text, carrier text,
         tracking_number text, shipped_at timestamptz)
       on conflict (order_id, artist_id) do update
       set status = excluded.status, carrier = excluded.carrier, tracking_number = excluded.tracking_number,
         shipped_at = excluded.shipped_at`,
      [
        order.id,
        JSON.stringify(
          order.fulfilments.map(({ artist, status, carrier, trackingNumber, shippedAt }) => ({
            artist_id: artist.id,
            artist_name: artist.name,
            status,
            carrier,
            tracking_number: trackingNumber,
            shipped_at: shippedAt,
          })),
        ),
      ],
    )
    await sql(
      `insert into order_events (order_id, position, status, at)
       select $1, position, status, at
       from jsonb_to_recordset($2::jsonb) as given(position int, status text, at timestamptz)
       on conflict do nothing`,
      [order.id, JSON.stringify(order.timeline.map((event, position) => ({ ...event, position })))],
    )
  }

  const saveLines = ({ id, lines }: Order) =>
    sql(
      `insert into order_lines (order_id, position, artwork_id, title, quantity, price_cents, image_url, artist_id,
         artist_name)
       select $1, position, artwork_id, title, quantity, price_cents, image_url, artist_id, artist_name
       from jsonb_to_recordset($2::jsonb) as given(position int, artwork_id uuid, title text, quantity int,
         price_cents int, image_url text, artist_id uuid, artist_name text)`,
      [
        id,
        JSON.stringify(
          lines.map(({ artworkId, title, quantity, price, imageUrl, artist }, position) => ({
            position,
            artwork_id: artworkId,
            title,
            quantity,
            price_cents: price,
            image_url: imageUrl,
            artist_id: artist.id,
            artist_name: artist.name,
          })),
        ),
      ],
    )

  return {
    async claim(keyDigest, fingerprint) {
      const claimed = await sql(
        'insert into order_requests (key_digest, fingerprint) values ($1, $2) on conflict do nothing returning 1',
        [keyDigest, fingerprint],
      )
      return claimed.length > 0
    },

    async byKey(keyDigest) {
      const [request] = await sql<{ fingerprint: string; order_id: string }>(
        'select fingerprint, order_id from order_requests where key_digest = $1 and order_id is not null',
        [keyDigest],
      )
      if (!request) return null
      const order = await told(currentEm(orm).findOneOrFail(OrderSchema, { id: request.order_id }))
      return { fingerprint: request.fingerprint, order: await withParts(order) }
    },

    isTaken: async (number) => (await sql('select 1 from orders where number = $1', [number])).length > 0,

    async add(order, keyDigest) {
      const em = currentEm(orm)
      em.persist(order)
      await em.flush()
      await saveLines(order)
      await saveParts(order)
      await sql('update order_requests set order_id = $2 where key_digest = $1', [keyDigest, order.id])
    },

    async byNumber(number) {
      const em = currentEm(orm)
      const lock = em.isInTransaction() ? { lockMode: LockMode.PESSIMISTIC_WRITE } : {}
      const order = await told(em.findOne(OrderSchema, { number }, lock))
      return order && withParts(order)
    },

    async save(order) {
      await currentEm(orm).flush()
      await saveParts(order)
    },

    async overdue(now, most) {
      const rows = await sql<{ number: string }>(
        `select number from orders where status = 'awaiting-payment' and expires_at <= $1 order by expires_at limit $2`,
        [now, most],
      )
      return rows.map(({ number }) => number)
    },

    async longOnTheirWay(sentBy, most) {
      const rows = await sql<{ number: string }>(
        `select o.number from fulfilments f join orders o on o.id = f.order_id
         where f.status = 'shipped' and f.shipped_at <= $1 and o.status in ('paid', 'shipped')
         group by o.number order by min(f.shipped_at), o.number limit $2`,
        [sentBy, most],
      )
      return rows.map(({ number }) => number)
    },
  }
}
