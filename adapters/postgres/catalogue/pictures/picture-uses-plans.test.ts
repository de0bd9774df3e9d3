import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { queryPlans } from '../../testing/query-plans.ts'
import { testDatabase } from '../../testing/test-database.ts'
import { postgresPictureUses } from './postgres-picture-uses.ts'

const database = await testDatabase()
const { sql } = database
const { listeningDb, plansOf } = queryPlans(database)
const order = randomUUID()

const bought = `'/media/' || md5(number::text) || '/800'`

beforeAll(async () => {
  await sql(
    `insert into artists (id, name, approval, picture_hash)
     select gen_random_uuid(), 'Artist ' || number, 'approved', md5('face ' || number)
     from generate_series(1, 2000) as number`,
  )
  await sql(
    `insert into artworks (id, artist_id, title, category, price_cents, stock)
     select gen_random_uuid(), id, name, 'paintings', 100, 1 from artists`,
  )
  await sql(
    `insert into artwork_images (id, artwork_id, position, width, height, alt, ground, hash)
     select gen_random_uuid(), work.id, place, 800, 600, 'A work', '#dddddd', md5((row_number() over ())::text)
     from artworks work, generate_series(0, 2) as place`,
  )
  await sql(
    `insert into orders (id, number, email, status, method, payment_status, shipping, fee_percent, access_key_digest,
       placed_at, expires_at)
     values ($1, '1', 'p@example.test', 'paid', 'card', 'paid', '{}', 15, '', now(), now())`,
    [order],
  )
  await sql(
    `insert into order_lines (order_id, position, artwork_id, title, quantity, price_cents, image_url, artist_id, artist_name)
     select $1, number, (select id from artworks limit 1), 'Sold', 1, 100, ${bought},
       (select id from artists limit 1), 'Artist' from generate_series(1, 5000) as number`,
    [order],
  )
  for (const table of ['artists', 'artworks', 'artwork_images', 'order_lines'])
    await sql(`vacuum (analyze) ${table}`)
})
afterAll(() => database.close())

it.each([null, order])('who may see a picture is found along indexes alone, order %s', async (orderId) => {
  const uses = postgresPictureUses(listeningDb)
  const plans = await plansOf(() => uses.usesOf('c4ca4238a0b923820dcc509a6f75849b', orderId))
  const scans = plans.filter((step) => step['Node Type'] === 'Seq Scan').map((step) => step['Relation Name'])
  // Nothing was ever uploaded here: one page of nothing is read as it stands.
  expect(scans.filter((table) => !['kept_pictures', 'claim_photographs'].includes(table ?? ''))).toEqual([])
})
