import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { afterEach, expect, it } from 'vitest'
import { freePort } from '#adapters/postgres/embedded/connecting.ts'
import { startEmbeddedPostgres } from '#adapters/postgres/embedded-postgres.ts'
import { createOrm } from '#adapters/postgres/orm.ts'
import { createSql } from '#adapters/postgres/sql.ts'
import { givenArtworks } from '#adapters/postgres/testing/given-artworks.ts'
import { startStandby } from '#adapters/postgres/testing/standby.ts'
import { cheapPasswords } from '#adapters/testing/cheap-passwords.ts'
import { givenAccount } from '#adapters/testing/given-accounts.ts'
import { hasBalancer, startBalancer } from './testing/balancer.ts'
import { runCommand, shopServer } from './testing/shop-server.ts'
import { buyers, readers, renaming } from './testing/visitors.ts'

const isThere = await hasBalancer()
if (!isThere)
  process.stderr.write('Several servers were not tried: HAProxy is not there, and cannot be installed.\n')

/** Milliseconds in which visitors go on undisturbed; what the balancer has to notice takes it longer. */
const meanwhile = 500
const untilNoticed = 1_000

/** Pieces of the work that everybody buys. */
const pieces = 100_000

const [email, password] = ['admin@example.test', 'a wide blue harbour']

/** Signs the admin in where everybody comes in, as a browser does. @returns the cookie that says so */
async function signedIn(shop: string): Promise<string> {
  const answer = await fetch(`${shop}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: shop },
    body: JSON.stringify({ email, password }),
  })
  expect(answer.status).toBe(200)
  const lines = answer.headers.getSetCookie()
  return lines.map((line) => line.split(';')[0]).join('; ')
}

/** What was begun ends after the test, the last first. */
const endings: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (let end = endings.pop(); end; end = endings.pop()) await end()
})

it.skipIf(!isThere)(
  'servers, replica and primary come and go: who reads is always answered, and what was acknowledged is there',
  async () => {
    const folder = await mkdtemp(join(tmpdir(), 'cluster-'))
    endings.push(() => rm(folder, { recursive: true, force: true }))
    const [databasePort, shopPort, ...serverPorts] = await Promise.all([
      freePort(),
      freePort(),
      freePort(),
      freePort(),
    ])
    // What was acknowledged must outlive it.
    const startPrimary = () =>
      startEmbeddedPostgres({ folder: join(folder, 'primary'), choosePort: async () => databasePort })
    let primary = await startPrimary()
    endings.push(() => primary.stop())
    const shop = `http://127.0.0.1:${shopPort}`
    const common = {
      DATABASE_URL: primary.url,
      SECRET_KEY: 'kept for the tests of several servers alone',
      PUBLIC_URL: shop,
      TRUST_PROXY: '1',
      STOP_DELAY: '3',
    }
    // As on machines of their own: what one keeps in its folder, the other never sees.
    const folderOf = (server: string) => ({ DATA_DIR: join(folder, server) })
    await runCommand('adapters/commands/migrate.ts', { ...common, ...folderOf('migrations') })
    const replica = await startStandby(
      { url: primary.url, folder: join(folder, 'primary') },
      join(folder, 'replica'),
    )
    endings.push(replica.stop)
    const environment = { ...common, DATABASE_REPLICA_URLS: replica.url }
    const orm = createOrm(primary.url, { patience: 10_000 })
    endings.push(() => orm.close(true))
    const sql = createSql(orm)
    // Not the demo: each server that starts would let it go on.
    const [work = ''] = await givenArtworks(
      sql,
      Array.from({ length: 40 }, (_, nth) => ({ title: `Meadow ${nth}`, stock: pieces })),
    )
    await sql(`update users set password_hash = $2, email = $3 where id = $1`, [
      await givenAccount(sql, 'admin'),
      await cheapPasswords.hash(password),
      email,
    ])
    const servers = serverPorts.map((port) =>
      shopServer({ ...environment, ...folderOf(`server-${port}`), PORT: String(port) }),
    )
    for (const server of servers) {
      endings.push(server.kill)
      await server.start()
    }
    const [first, second] = servers
    if (!first || !second) throw new Error('There are two.')
    endings.push(await startBalancer(join(folder, 'haproxy.cfg'), shopPort, serverPorts))
    await expect.poll(() => fetch(shop).then(({ status }) => status)).toBe(200)
    const { headers } = await fetch(`${shop}/api/auth/me`, { headers: { 'x-request-id': 'of-a-visitor' } })
    expect(headers.get('x-request-id')).toMatch(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/)

    const admin = { cookie: await signedIn(shop), origin: shop }
    const reading = readers(2, shop, [
      '/',
      '/art-gallery',
      '/api/artworks',
      `/artwork/${work}`,
      '/api/artworks?q=medow',
    ])
    const buying = buyers(2, shop, work)
    const reporting = readers(
      1,
      shop,
      ['/api/admin/users', '/api/admin/stats/artworks', '/api/admin/audit'],
      admin,
    )
    const changing = renaming(shop, await givenAccount(sql, 'user'), admin)
    const copy = createOrm(replica.url)
    endings.push(() => copy.close(true))
    // Long reads are the replica's.
    await expect
      .poll(() => createSql(copy)(`select 1 from pg_stat_activity where query like '%from "audit%'`), {
        timeout: 5_000,
      })
      .not.toEqual([])
    await delay(meanwhile)
    // One fails, and each is started anew after the other, as an upgrade does it: the other one has to do for both.
    await second.kill()
    await delay(untilNoticed)
    await second.start()
    await replica.stop()
    await delay(meanwhile)
    await replica.start()
    await delay(meanwhile)
    for (const server of servers) {
      await server.restart()
      await delay(untilNoticed)
    }
    await primary.stop()
    primary = await startPrimary()
    await delay(meanwhile)
    await second.stop()
    const [read, reported, changed, bought] = await Promise.all([
      reading.stop(),
      reporting.stop(),
      changing.stop(),
      buying.stop(),
    ])

    expect(read.failed).toEqual([])
    expect(reported.failed).toEqual([])
    expect(reported.answered).toBeGreaterThan(30)
    expect(changed.unseen).toEqual([])
    expect(changed.acknowledged).toBeGreaterThan(20)
    expect(read.answered).toBeGreaterThan(100)
    expect(bought.numbers.length).toBeGreaterThan(20)
    // Where the primary went between the money and its booking, the order waits for the job that asks for it again: at once, here.
    await sql(`update jobs.job set start_after = now() where name = 'take-payment' and state < 'active'`)
    const ofBuyers = "email like 'buyer-%@example.test'"
    await expect
      .poll(() => sql(`select number from orders where ${ofBuyers} and payment_status <> 'paid'`), {
        timeout: 60_000,
      })
      .toEqual([])
    const orders = await sql<{ number: string }>(`select number from orders where ${ofBuyers}`)
    const numbers = new Set(orders.map(({ number }) => number))
    expect(numbers.size).toBe(orders.length)
    expect(bought.numbers.filter((number) => !numbers.has(number))).toEqual([])
    // Each asked until they were told.
    expect(orders.length).toBe(new Set(bought.numbers).size)
    const [left] = await sql<{ stock: number }>('select stock from artworks where id = $1', [work])
    expect(left?.stock).toBe(pieces - orders.length)
    expect(
      await sql('select order_id from ledger_entries group by order_id having sum(amount_cents) <> 0'),
    ).toEqual([])
    // The replica has gone on from where it was, and knows as much.
    await expect
      .poll(() => createSql(copy)('select count(*)::int as count from orders'))
      .toEqual(await sql('select count(*)::int as count from orders'))
  },
  180_000,
)
