import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { httpCaller } from '#adapters/http-client/call.ts'
import { ownProfileClient } from '#adapters/http-client/own-profile-client.ts'
import { givenAccount, givenSession } from '#adapters/testing/given-accounts.ts'
import { givenUpJob } from '#adapters/testing/given-up-job.ts'
import { type RunningApi, runningApi } from '#adapters/testing/running-api.ts'
import type { AdminUserView, AuditEntry, PendingArtistView } from '#application/admin/contract.ts'
import type { SystemView } from '#application/admin/system-contract.ts'
import type { UndeliveredMail } from '#application/admin/undelivered-mails-contract.ts'

let api: RunningApi
let admin: string
let cookie: string
beforeAll(async () => {
  api = await runningApi()
  admin = await givenAccount(api.database.sql, 'admin', 'Ada Admin')
  cookie = await givenSession(api.database.sql, admin)
})
afterAll(() => api.close())

const asAdmin = <Body>(method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: unknown) =>
  api.call<Body>(method, path, body, { cookie })

/** A browser of somebody who is signed in. */
async function browserOf(userId: string) {
  let own = await givenSession(api.database.sql, userId)
  const call = httpCaller({
    origin: api.url,
    fetch: async (asked, init) => {
      const answer = await fetch(asked, { ...init, headers: { ...(init?.headers as object), cookie: own } })
      const [given] = answer.headers.getSetCookie()
      if (given !== undefined) own = given.split(';')[0] ?? own
      return answer
    },
  })
  return { call, cookie: () => own }
}

const square = async () => {
  const bytes = await sharp({ create: { width: 200, height: 200, channels: 3, background: '#884422' } })
    .png()
    .toBuffer()
  return new File([new Uint8Array(bytes)], 'me.png', { type: 'image/png' })
}

describe('accounts', () => {
  it('are opened, changed piece by piece, suspended, restored and deleted', async () => {
    const made = await asAdmin<AdminUserView>('POST', '/admin/users', {
      name: 'Lena',
      email: 'l@example.test',
    })
    expect(made).toMatchObject({ status: 201, body: { role: 'user', version: 1, lastSeenAt: null } })
    const path = `/admin/users/${made.body.id}`
    const renamed = await asAdmin<AdminUserView>('PUT', path, { name: 'Lena Okoro' })
    expect(renamed.body).toMatchObject({ name: 'Lena Okoro', email: 'l@example.test', version: 2 })
    expect(await asAdmin('PUT', path, { name: 'Lena O.', version: 1 })).toMatchObject({
      status: 409,
      body: { code: 'stale-version' },
    })
    expect((await asAdmin<AdminUserView>('PUT', `${path}/suspend`)).body.suspended).toBe(true)
    expect((await asAdmin<AdminUserView>('PUT', `${path}/restore`)).body.suspended).toBe(false)
    await api.database.sql(
      `insert into authenticator_apps (user_id, sealed_secret, confirmed_at) values ($1, 'sealed', now())`,
      [made.body.id],
    )
    expect((await asAdmin<AdminUserView>('GET', path)).body.secondLocks).toBe(true)
    const unlocked = await asAdmin<AdminUserView>('DELETE', `${path}/second-locks`)
    expect(unlocked).toMatchObject({ status: 200, body: { secondLocks: false } })
    expect((await asAdmin('DELETE', path)).status).toBe(204)
    expect((await asAdmin('GET', path)).status).toBe(404)
    const { body } = await asAdmin<AuditEntry[]>('GET', `/admin/audit?subject=${made.body.id}`)
    expect(body.map(({ action }) => action)).toEqual([
      'user-deleted',
      'user-unlocked',
      'user-restored',
      'user-suspended',
      'user-changed',
      'user-created',
    ])
    // Whoever was deleted is told by the id; who that was is forgotten, also in what was done before.
    for (const { subject } of body)
      expect(subject).toMatchObject({ id: made.body.id, name: 'Deleted account' })
    expect(JSON.stringify(body)).not.toMatch(/Lena|l@example/)
  })

  it('have a name and an address of a length, as the form says it', async () => {
    const tooLong = { name: 'x'.repeat(300), email: `${'x'.repeat(300)}@example.test` }
    const fields = { name: 'At most 120 characters, please', email: 'Enter a valid email address' }
    expect(await asAdmin('POST', '/admin/users', tooLong)).toMatchObject({ status: 422, body: { fields } })
  })

  it('are listed page by page, with how many there are', async () => {
    // No part of their addresses, which are random, in hexadecimal.
    for (const name of ['Zuwa', 'Zuwe', 'Zuwi']) await givenAccount(api.database.sql, 'user', name)
    const first = await asAdmin<AdminUserView[]>('GET', '/admin/users?q=zuw&sort=name&limit=2')
    expect(first.body.map(({ name }) => name)).toEqual(['Zuwa', 'Zuwe'])
    expect(first.headers.get('X-Total-Count')).toBe('3')
    const [, next] = /<\/api([^>]+)>/.exec(first.headers.get('Link') ?? '') ?? []
    const second = await asAdmin<AdminUserView[]>('GET', next ?? '')
    expect(second.body.map(({ name }) => name)).toEqual(['Zuwi'])
    expect(second.headers.get('Link')).toBeNull()
  })

  it('keep the last admin', async () => {
    for (const [method, path, body] of [
      ['PUT', '', { role: 'user' }],
      ['PUT', '/suspend', undefined],
      ['DELETE', '', undefined],
    ] as const)
      expect(await asAdmin(method, `/admin/users/${admin}${path}`, body)).toMatchObject({
        status: 409,
        body: { code: 'last-admin' },
      })
  })

  it.each([
    ['GET', `/admin/users/${randomUUID()}`, 404],
    ['PUT', '/admin/users/nobody', 404],
    ['DELETE', '/admin/users/nobody', 404],
    ['GET', '/admin/users?cursor=elsewhere', 400],
    ['GET', '/admin/users?role=king', 400],
    ['GET', '/admin/users?q=%25%5C_', 200],
    ['GET', '/admin/stats/series?of=users', 400],
    ['PUT', '/admin/artists/nobody/approve', 404],
    ['PUT', '/admin/artworks/nobody/restore', 404],
    ['GET', '/admin/artworks?q=%21', 200],
    ['GET', '/admin/audit?admin=nobody', 200],
    ['GET', '/admin/audit?kind=order&from=2026-11-01&to=2026-11-30', 200],
    ['GET', '/admin/audit?from=2026-11-99', 400],
    ['GET', '/admin/audit?kind=king', 400],
  ] as const)('answer %s %s with %i', async (method, path, status) => {
    expect((await asAdmin(method, path, method === 'PUT' ? {} : undefined)).status).toBe(status)
    expect(api.unforeseen()).toEqual([])
  })

  it('say field by field what is wrong', async () => {
    const { status, body } = await asAdmin<{ fields: object }>('POST', '/admin/users', {
      name: ' ',
      email: 'nowhere',
      phone: '+25412',
    })
    expect(status).toBe(422)
    expect(body.fields).toEqual({
      name: 'Please fill the name field!',
      email: 'Enter a valid email address',
      phone: 'Enter a valid phone number',
    })
  })
})

describe('becoming an artist', () => {
  it('goes from a profile with a picture to a decision, in a session that gets another secret', async () => {
    const { sql } = api.database
    const lena = await givenAccount(sql, 'user', 'Lena Okoro')
    const browser = await browserOf(lena)
    const before = browser.cookie()
    const profile = ownProfileClient(browser.call)
    await expect(profile.profile()).rejects.toMatchObject({ refusal: 'not-found' })

    const form = { preferredMedium: 'Bronze', bio: 'Casts bells.', country: 'KE', exhibitions: [] }
    const made = await profile.create({ ...form, profilePicture: await square() })
    expect(made).toMatchObject({
      name: 'Lena Okoro',
      approval: 'pending',
      waiting: false,
      checklist: { profile: true, picture: true, works: { has: 0, wanted: 3 } },
      artistProfile: form,
    })
    expect(browser.cookie()).not.toBe(before)
    expect((await api.call('GET', '/auth/profile', undefined, { cookie: before })).status).toBe(401)
    // Until somebody has decided, the face is Lena's own.
    expect((await fetch(`${api.url}${made.profilePicture}`)).status).toBe(404)
    const picture = await fetch(`${api.url}${made.profilePicture}`, { headers: { cookie: browser.cookie() } })
    expect([picture.status, picture.headers.get('Content-Type')]).toEqual([200, 'image/webp'])

    await expect(profile.askForApproval()).rejects.toMatchObject({ code: 'checklist-incomplete' })
    await expect(profile.update({ ...form, bio: 'x' }, 99)).rejects.toMatchObject({ code: 'stale-version' })
    const exhibitions = [{ title: 'Bells', venue: 'Addis', year: 2024 }]
    const mended = await profile.update({ ...form, exhibitions }, made.version)
    expect(mended).toMatchObject({ artistProfile: { exhibitions }, profilePicture: made.profilePicture })

    const { body } = await asAdmin<PendingArtistView[]>('GET', '/admin/artists/pending')
    expect(body).toMatchObject([{ name: 'Lena Okoro', waiting: false, artworks: [] }])
    expect((await asAdmin('PUT', `/admin/artists/${made.id}/reject`, { reason: ' ' })).status).toBe(422)
    expect((await asAdmin('PUT', `/admin/artists/${made.id}/reject`, { reason: 'No works' })).status).toBe(
      204,
    )
    expect(await profile.profile()).toMatchObject({ approval: 'rejected', rejection: 'No works' })
    expect((await asAdmin('PUT', `/admin/artists/${made.id}/approve`)).status).toBe(409)

    await profile.remove()
    await expect(profile.profile()).rejects.toMatchObject({ refusal: 'not-found' })
    expect(api.unforeseen()).toEqual([])
  })

  it.each([
    ['what is no picture', 'picture-unknown', async () => new File(['<svg/>'], 'me.png')],
    ['nothing at all', 'picture-empty', async () => new File([], 'me.png')],
  ])('refuses %s for a picture', async (_, code, picture) => {
    const profile = ownProfileClient((await browserOf(await givenAccount(api.database.sql, 'user'))).call)
    const form = { preferredMedium: '', bio: '', country: '', exhibitions: [] }
    await expect(profile.create({ ...form, profilePicture: await picture() })).rejects.toMatchObject({
      code,
      fields: { profilePicture: expect.any(String) },
    })
    expect(api.unforeseen()).toEqual([])
  })

  it('reads forms alone, and says what it cannot read of them', async () => {
    const own = await givenSession(api.database.sql, await givenAccount(api.database.sql, 'user'))
    expect((await api.call('POST', '/artists', { bio: 'x' }, { cookie: own })).status).toBe(415)
    const form = new FormData()
    form.append('exhibitions', '[{"title":5}]')
    const answer = await fetch(`${api.url}/api/artists`, {
      method: 'POST',
      body: form,
      headers: { cookie: own },
    })
    expect([answer.status, await answer.json()]).toMatchObject([
      422,
      { fields: { 'exhibitions.0.title': 'title must be text', 'exhibitions.0.year': 'year is missing' } },
    ])
    expect(api.unforeseen()).toEqual([])
  })
})

describe('mails that have not left', () => {
  it('are told to admins without the links that they carry', async () => {
    const lost = `${randomUUID()}@example.test`
    await asAdmin('POST', '/admin/users', { name: 'Lena', email: lost })
    const { status, body, headers } = await asAdmin<readonly UndeliveredMail[]>(
      'GET',
      `/admin/mails?q=${lost}&state=kept`,
    )
    expect(status).toBe(200)
    expect(headers.get('X-Total-Count')).toBe('1')
    expect(body).toEqual([
      {
        id: expect.any(String),
        to: lost,
        subject: 'Choose a new password',
        at: expect.any(String),
        state: 'kept',
        sendable: false,
      },
    ])
  })

  it('are told to nobody else', async () => {
    const artist = await givenSession(api.database.sql, await givenAccount(api.database.sql, 'artist'))
    expect((await api.call('GET', '/admin/mails', undefined, { cookie: artist })).status).toBe(404)
    expect((await api.call('GET', '/admin/mails')).status).toBe(401)
  })
})

describe('the shop itself', () => {
  it('tells admins how it is, and has a job tried anew', async () => {
    const id = await givenUpJob(api.database.sql, '4829-1736')
    const { body } = await asAdmin<SystemView>('GET', '/admin/system')
    expect(body.versions).toMatchObject({ node: process.versions.node })
    expect(body.disk.total).toBeGreaterThan(0)
    expect(body.mails.leave).toBe(false)
    expect(body.jobs).toMatchObject([{ id, kind: 'take-payment', about: '4829-1736' }])
    expect((await asAdmin('PUT', `/admin/system/jobs/${id}/again`)).status).toBe(204)
    expect((await asAdmin('PUT', `/admin/system/jobs/${id}/again`)).status).toBe(404)
    expect((await asAdmin<SystemView>('GET', '/admin/system')).body.jobs).toEqual([])
  })

  it('lets one admin sign out another, whose next call is nobody’s', async () => {
    const bola = await givenAccount(api.database.sql, 'admin', 'Bola')
    const hers = await givenSession(api.database.sql, bola)
    const { body } = await asAdmin<SystemView>('GET', '/admin/system')
    const session = body.sessions.find(({ adminId }) => adminId === bola)
    expect((await asAdmin('DELETE', `/admin/system/sessions/${session?.id}`)).status).toBe(204)
    expect((await api.call('GET', '/admin/system', undefined, { cookie: hers })).status).toBe(401)
  })
})

describe('a mail that was given up', () => {
  const givenUpMail = async (sql: RunningApi['database']['sql']) => {
    const [mail] = await sql<{ id: string }>(
      `insert into outbox (event, recipient, subject, body, created_at, given_up_at)
       values ('order-confirmed:' || gen_random_uuid(), 'lena@example.test', 'Hello', 'Hello', now(), now()) returning id`,
    )
    return mail?.id ?? ''
  }

  it('is not sent again where no mail leaves', async () => {
    const id = await givenUpMail(api.database.sql)
    const answer = await asAdmin<{ code: string }>('PUT', `/admin/mails/${id}/again`)
    expect([answer.status, answer.body.code]).toEqual([409, 'no-mail-leaves'])
  })

  it('is sent once more where one does, and the log names nobody', async () => {
    const shop = await runningApi({ mailUrl: 'smtp://127.0.0.1:1' })
    try {
      const { sql } = shop.database
      const sender = await givenAccount(sql, 'admin', 'Ada Admin')
      const headers = { cookie: await givenSession(sql, sender) }
      const id = await givenUpMail(sql)
      expect((await shop.call('PUT', `/admin/mails/${id}/again`, undefined, headers)).status).toBe(204)
      expect(await sql(`select 1 from jobs.job where name = 'send-mail' and state = 'created'`)).toHaveLength(
        1,
      )
      expect((await shop.call('PUT', `/admin/mails/${id}/again`, undefined, headers)).status).toBe(409)
      const { body } = await shop.call<AuditEntry[]>('GET', '/admin/audit', undefined, headers)
      expect(body).toMatchObject([
        { action: 'mail-again', subject: { kind: 'mail', id, name: 'order-confirmed' } },
      ])
    } finally {
      await shop.close()
    }
  })
})
