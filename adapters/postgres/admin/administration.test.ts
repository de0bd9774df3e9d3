import { randomUUID } from 'node:crypto'
import { afterAll, describe, expect, it } from 'vitest'
import { identityPorts } from '#adapters/composition/identity/identity.tokens.ts'
import { orderPorts } from '#adapters/composition/orders/orders.tokens.ts'
import { administrationContract } from '#adapters/testing/admin/administration.suite.ts'
import { postgresAssembly } from '#adapters/testing/postgres-assembly.ts'
import { givenArtwork } from '../testing/given-artworks.ts'
import { testDatabase } from '../testing/test-database.ts'
import { postgresArtworkJudgement } from './postgres-admin-artworks.ts'
import { postgresAuditReader, postgresAuditWriter } from './postgres-audit-log.ts'

describe('administration in PostgreSQL', () => {
  administrationContract(async () => {
    const { orm, sql, work, close } = await testDatabase()
    const orders = postgresAssembly(orm).get(orderPorts.orders)
    return {
      assemble: (...values) => postgresAssembly(orm, ...values),
      mailsTo: (address) =>
        sql('select subject, body as text from outbox where recipient = $1 order by created_at, ctid', [
          address,
        ]),
      async hangWork(userId, { title, visibility }) {
        const id = randomUUID()
        await sql(
          `insert into artworks (id, artist_id, title, description, category, price_cents, stock, visibility)
           select $1, id, $2, 'Cast in one piece.', 'paintings', 100, 1, $3 from artists where user_id = $4`,
          [id, title, visibility, userId],
        )
        await sql(
          `insert into artwork_images (id, artwork_id, position, hash, width, height, alt, ground) values ($1, $2, 0, $1::uuid, 800, 600, 'A bell', '#dddddd')`,
          [randomUUID(), id],
        )
        return id
      },
      titlesOnShow: async () => {
        const rows = await sql<{ title: string }>('select title from artworks where public')
        return rows.map(({ title }) => title)
      },
      sold: (order) => work.run(async () => void (await orders.add(order, order.id))),
      close,
    }
  })
})

describe('the log', async () => {
  const { sql, db, orm, work, close } = await testDatabase()
  afterAll(close)

  it('lets nothing be done of which it cannot say who did it', async () => {
    const subject = { kind: 'user', id: '1', name: 'Lena' } as const
    const entry = { action: 'user-deleted', subject, before: null, after: null, at: new Date() }
    const adminId = randomUUID()
    await expect(postgresAuditWriter(db).write({ ...entry, adminId })).rejects.toThrow(adminId)
  })

  it.each([
    `update audit_entries set action = 'nothing'`,
    'delete from audit_entries',
    'truncate audit_entries',
  ])('is not changed by %s', async (statement) => {
    await expect(sql(statement)).rejects.toThrow('what is in audit_entries stays there')
  })

  it('forgets who an account was that is deleted, and nothing else of it', async () => {
    const [ada, lena] = [randomUUID(), randomUUID()]
    await sql(
      `insert into users (id, name, email) values ($1, 'Ada', 'ada@x.test'), ($2, 'Lena', 'lena@x.test')`,
      [ada, lena],
    )
    const subject = { kind: 'user', id: lena, name: 'Lena' } as const
    const [before, after] = [{ name: 'Lena' }, { name: 'Lena Okoro', role: 'artist' }]
    await postgresAuditWriter(db).write({
      adminId: ada,
      action: 'user-changed',
      subject,
      before,
      after,
      at: new Date(),
    })
    for (const rewriting of [
      `update audit_entries set subject_name = 'Somebody else'`,
      `update audit_entries set admin_name = 'Somebody else'`,
      `update audit_entries set after = '{"role": "admin"}'`,
      `update audit_entries set after = after - 'role'`,
      `update audit_entries set before = null`,
    ])
      await expect(sql(rewriting)).rejects.toThrow('what is in audit_entries stays there')
    await work.run(() => postgresAssembly(orm).get(identityPorts.users).removeBelongings(lena))
    const { items } = await postgresAuditReader(db).slice({ subject: lena }, 10, null)
    expect(items).toMatchObject([
      {
        admin: { id: ada, name: 'Ada' },
        subject: { id: lena, name: 'Deleted account' },
        before: {},
        after: { role: 'artist' },
      },
    ])
  })
})

it('featuring a work leaves its artist’s open form good', async () => {
  const { sql, db, close } = await testDatabase()
  const id = await givenArtwork(sql, { title: 'Harbour at Dusk' })
  const versions = () =>
    sql('select version, featured_at is not null as featured from artworks where id = $1', [id])
  const [before] = await versions()
  const judgement = postgresArtworkJudgement(db)
  expect(await Promise.all([1, 2].map(() => judgement.feature(id, new Date())))).toContain(false)
  expect(await versions()).toEqual([{ ...(before as object), featured: true }])
  await close()
})

it('hiding a work lets nobody write over it who has opened its form before', async () => {
  const { sql, db, work, close } = await testDatabase()
  const id = await givenArtwork(sql, { title: 'Copper Orchard' })
  const judgement = postgresArtworkJudgement(db)
  await work.run(async () => {
    const found = await judgement.find(id)
    expect(found).toEqual({
      id,
      title: 'Copper Orchard',
      standing: { visibility: 'public', hiddenBecause: null, removedFrom: null },
    })
    await judgement.stand(id, { visibility: 'hidden', hiddenBecause: 'A copy', removedFrom: null })
  })
  expect(await sql('select visibility, hidden_because, version from artworks where id = $1', [id])).toEqual([
    { visibility: 'hidden', hidden_because: 'A copy', version: 2 },
  ])
  await close()
})
