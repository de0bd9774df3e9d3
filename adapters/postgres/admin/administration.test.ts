import { randomUUID } from 'node:crypto'
import { afterAll, describe, expect, it } from 'vitest'
import { memoryPictureIntake } from '#adapters/memory/catalogue/memory-picture-intake.ts'
import { MemoryJobs } from '#adapters/memory/shared/memory-jobs.ts'
import { argon2Passwords } from '#adapters/passwords/argon2-passwords.ts'
import { numberingPlans } from '#adapters/phone-numbers/numbering-plans.ts'
import { aesSeal } from '#adapters/system/aes-seal.ts'
import { randomIds, sha256, systemClock } from '#adapters/system/system.ts'
import { administrationContract } from '#adapters/testing/administration.suite.ts'
import { artistApprovalService } from '#application/admin/artist-approval-service.ts'
import { artworkAdministrationService } from '#application/admin/artwork-administration-service.ts'
import { auditLogService } from '#application/admin/audit-log-service.ts'
import { statisticsService } from '#application/admin/statistics-service.ts'
import { userAdministrationService } from '#application/admin/user-administration-service.ts'
import { ownProfileService } from '#application/artists/own-profile-service.ts'
import { accountsService } from '#application/identity/accounts-service.ts'
import { callers } from '#application/identity/sessions/callers.ts'
import type { Happening } from '#application/shared/happening.ts'
import { postgresArtistRepository } from '../artists/postgres-artist-repository.ts'
import { postgresOwnProfileReader } from '../artists/postgres-own-profile-reader.ts'
import { postgresAccountReader } from '../identity/postgres-account-reader.ts'
import { postgresArtistMembership } from '../identity/postgres-artist-membership.ts'
import { postgresOneTimeTokens } from '../identity/postgres-one-time-tokens.ts'
import { postgresSessionRepository } from '../identity/postgres-session-repository.ts'
import { postgresUserRepository } from '../identity/postgres-user-repository.ts'
import { postgresOutbox } from '../notifications/postgres-outbox.ts'
import { postgresOrderRepository } from '../orders/postgres-order-repository.ts'
import { postgresThrottle } from '../shared/postgres-throttle.ts'
import { givenArtwork } from '../testing/given-artworks.ts'
import { testDatabase } from '../testing/test-database.ts'
import { postgresAdminArtworkReader, postgresArtworkJudgement } from './postgres-artwork-desk.ts'
import { postgresAuditReader, postgresAuditWriter } from './postgres-audit-log.ts'
import { postgresPendingArtistReader } from './postgres-pending-artist-reader.ts'
import { postgresStatisticsReader } from './postgres-statistics-reader.ts'
import { postgresUserDirectory } from './postgres-user-directory.ts'

describe('administration in PostgreSQL', () => {
  administrationContract(async () => {
    const { orm, sql, db, work, close } = await testDatabase()
    const settings = { feePercent: 15, publicUrl: 'https://sanaa.test' }
    const heard: string[] = []
    const basics = {
      happenings: {
        tell: async (news: Happening) => void heard.push('name' in news ? news.name : news.kind),
      },
      work,
      users: postgresUserRepository(db),
      sessions: postgresSessionRepository(db),
      tokens: postgresOneTimeTokens(db),
      membership: postgresArtistMembership(db, randomIds),
      artists: postgresArtistRepository(sql),
      audit: postgresAuditWriter(db),
      outbox: postgresOutbox(db),
      passwords: argon2Passwords({ memoryCost: 8, timeCost: 1 }),
      clock: systemClock,
      digest: sha256,
      seal: aesSeal('kept in tests alone'),
      ids: randomIds,
      phones: numberingPlans,
    }
    const callerOf = callers(basics)
    return {
      users: basics.users,
      heard,
      userDesk: userAdministrationService({ ...basics, directory: postgresUserDirectory(db) }, settings),
      approval: artistApprovalService({ ...basics, pending: postgresPendingArtistReader(sql) }, settings),
      artworkDesk: artworkAdministrationService(
        { ...basics, artworks: postgresAdminArtworkReader(sql), judgement: postgresArtworkJudgement(sql) },
        settings.feePercent,
      ),
      auditLog: auditLogService(postgresAuditReader(db)),
      statistics: statisticsService(postgresStatisticsReader(db), systemClock),
      profileOf: ownProfileService({
        ...basics,
        profiles: postgresOwnProfileReader(sql),
        pictures: memoryPictureIntake(),
        jobs: new MemoryJobs(),
        callerOf,
      }),
      accountsOf: accountsService(
        {
          ...basics,
          accounts: postgresAccountReader(db),
          secondFactors: {
            wanted: async () => null,
            accept: async () => false,
            isRequired: () => false,
            owed: async () => false,
          },
          throttle: postgresThrottle(db, sha256, 1_000),
          callerOf,
        },
        settings,
      ),
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
          `insert into artwork_images (id, artwork_id, position, width, height, alt) values ($1, $2, 0, 800, 600, 'A bell')`,
          [randomUUID(), id],
        )
        return id
      },
      titlesOnShow: async () => {
        const rows = await sql<{ title: string }>('select title from artworks where public')
        return rows.map(({ title }) => title)
      },
      sold: (order) => work.run(() => postgresOrderRepository(orm, sql).add(order, order.id)),
      close,
    }
  })
})

describe('the log', async () => {
  const { sql, db, work, close } = await testDatabase()
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
    await work.run(() => postgresUserRepository(db).removeBelongings(lena))
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
  const { sql, close } = await testDatabase()
  const id = await givenArtwork(sql, { title: 'Harbour at Dusk' })
  const versions = () =>
    sql('select version, featured_at is not null as featured from artworks where id = $1', [id])
  const [before] = await versions()
  await postgresArtworkJudgement(sql).feature(id, new Date())
  expect(await versions()).toEqual([{ ...(before as object), featured: true }])
  await close()
})
