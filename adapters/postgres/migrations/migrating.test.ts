import pg from 'pg'
import { afterEach, expect, it } from 'vitest'
import { createOrm, migrate } from '../orm.ts'
import { emptyTestDatabase, testDatabase } from '../testing/test-database.ts'

const endings: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (let end = endings.pop(); end; end = endings.pop()) await end()
})

it.each([
  ['that is empty', emptyTestDatabase, null],
  ['of the version before', testDatabase, '50-admin-system'],
] as const)('servers that start together bring a database %s up to date once', async (_, make, before) => {
  const { orm, url, sql, close } = await make()
  endings.push(close)
  if (before !== null) await orm.migrator.down({ to: before })
  const servers = [1, 2, 3].map(() => createOrm(url, { lockTimeout: 200 }))
  for (const server of servers) endings.push(() => server.close(true))
  await Promise.all(servers.map((server) => migrate(server)))
  expect(await orm.migrator.getPending()).toEqual([])
  expect(await sql('select name from mikro_orm_migrations group by name having count(*) > 1')).toEqual([])
})

it('a migration keeps no lock while the next one waits for its own', async () => {
  const { orm, url, sql, close } = await testDatabase()
  endings.push(close)
  await orm.migrator.down({ to: '50-admin-system' })
  const writer = new pg.Client({ connectionString: url })
  endings.push(() => writer.end())
  await writer.connect()
  await writer.query('begin')
  await writer.query('lock table payouts in row exclusive mode')
  const server = createOrm(url)
  endings.push(() => server.close(true))
  const migrated = migrate(server)
  const newest = () => sql('select name from mikro_orm_migrations order by id desc limit 1')
  await expect.poll(newest).toEqual([{ name: '51-catalogue-search-pending' }])
  await writer.query('commit')
  await migrated
  expect(await orm.migrator.getPending()).toEqual([])
})
