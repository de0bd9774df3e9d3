import { Secret, TOTP } from 'otpauth'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { type RunningApi, runningApi } from '#adapters/testing/running-api.ts'
import type { SecondFactorState, UserView } from '#application/identity/contract.ts'

let api: RunningApi
beforeAll(async () => {
  api = await runningApi()
})
afterEach(() => expect(api.unforeseen()).toEqual([]))
afterAll(() => api.close())

type Refused = { readonly code: string; readonly message: string; readonly fields?: Record<string, string> }

const password = 'wide blue harbour'
let accountsMade = 0

/** Somebody who has just signed up, in a browser of their own. */
async function signedUp() {
  const email = `kofi-${++accountsMade}@example.test`
  const browser = api.browser()
  const request = { name: 'Kofi Mensah', email, country: 'GH', phone: '+233201234567', password }
  const { body: user } = await browser.call<UserView>('POST', '/auth/register', request)
  const signIn = (code?: string) =>
    api.browser().call<UserView & Refused>('POST', '/auth/login', {
      email,
      password,
      ...(code !== undefined && { code }),
    })
  return { email, browser, user, signIn }
}

const codeOf = (secret: string, at = Date.now()): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: at })

/** Somebody with an authenticator app; their next codes are those of the coming time steps, each used once. */
async function withApp() {
  const person = await signedUp()
  const { browser } = person
  const begun = await browser.call<{ secret: string; uri: string; qr: string }>(
    'POST',
    '/auth/second-factor/app',
  )
  const { secret } = begun.body
  const confirmed = await browser.call<{ recoveryCodes: string[] }>(
    'POST',
    '/auth/second-factor/app/confirm',
    {
      code: codeOf(secret),
    },
  )
  return { ...person, begun, secret, confirmed, recoveryCodes: confirmed.body.recoveryCodes }
}

const nextCode = (secret: string): string => codeOf(secret, Date.now() + 30_000)

describe('an authenticator app', () => {
  it('is added by a code of it, and then asked for at every sign-in', async () => {
    const { browser, begun, confirmed, signIn, secret, email } = await withApp()
    expect(begun).toMatchObject({ status: 201, body: { qr: expect.stringContaining('<svg') as string } })
    expect(begun.body.uri).toContain(encodeURIComponent(email))
    expect(begun.headers.get('Cache-Control')).toBe('no-store')
    expect(confirmed.status).toBe(200)
    expect(new Set(confirmed.body.recoveryCodes).size).toBe(10)
    expect((await browser.call('GET', '/auth/second-factor')).body).toEqual({
      authenticatorApp: true,
      recoveryCodesLeft: 10,
      passkeys: [],
      required: false,
    })

    expect(await signIn()).toMatchObject({
      status: 401,
      body: { code: 'second-factor-needed', message: 'Enter the code from your authenticator app' },
    })
    expect(await signIn('000000')).toMatchObject({ status: 401, body: { code: 'wrong-code' } })
    expect(await signIn(nextCode(secret))).toMatchObject({ status: 200 })
  })

  it('lets whoever knows the password guess fewer codes than passwords, wherever they come from', async () => {
    const strict = await runningApi({ triesFactor: 1 })
    const outer = api
    api = strict
    const { signIn, secret } = await withApp().finally(() => (api = outer))
    api = strict
    for (let index = 0; index < 10; index++)
      expect(await signIn('000000')).toMatchObject({ status: 401, body: { code: 'wrong-code' } })
    await strict.database.sql(`delete from throttle where key like 'sign-in%'`)
    expect(await signIn(nextCode(secret))).toMatchObject({ status: 429 })
    api = outer
    await strict.close()
  })

  it('opens nothing with a code that was used before', async () => {
    const { signIn, secret } = await withApp()
    const code = nextCode(secret)
    const answers = await Promise.all([signIn(code), signIn(code), signIn(code)])
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 401, 401])
  })

  it('is not there until it was confirmed, and a wrong code does not', async () => {
    const { browser, signIn } = await signedUp()
    const first = await browser.call<{ secret: string }>('POST', '/auth/second-factor/app')
    const second = await browser.call<{ secret: string }>('POST', '/auth/second-factor/app')
    const confirm = (code: string) =>
      browser.call<Refused>('POST', '/auth/second-factor/app/confirm', { code })
    for (const code of ['', '12345', codeOf(first.body.secret)])
      expect(await confirm(code)).toMatchObject({
        status: 422,
        body: { fields: { code: expect.any(String) as string } },
      })
    expect(await signIn()).toMatchObject({ status: 200 })
    expect(await confirm(codeOf(second.body.secret))).toMatchObject({ status: 200 })
    expect(await browser.call('POST', '/auth/second-factor/app')).toMatchObject({ status: 409 })
    expect(await confirm(nextCode(second.body.secret))).toMatchObject({ status: 409 })
  })

  it('is added only by whoever has signed in just now, and signs everybody else out', async () => {
    const { browser, user } = await signedUp()
    const age = (minutes: number) =>
      api.database.sql(
        `update sessions set created_at = now() - make_interval(mins => $2) where user_id = $1`,
        [user.id, minutes],
      )
    await age(11)
    for (const path of ['/auth/second-factor/app', '/auth/passkeys/creation'])
      expect(await browser.call('POST', path)).toMatchObject({
        status: 403,
        body: { code: 'sign-in-again', message: 'Please sign in again first' },
      })
    expect(await browser.call('DELETE', '/auth/passkeys/1')).toMatchObject({ status: 403 })
    await age(9)
    const { body } = await browser.call<{ secret: string }>('POST', '/auth/second-factor/app')
    await age(11)
    expect(
      await browser.call('POST', '/auth/second-factor/app/confirm', { code: codeOf(body.secret) }),
    ).toMatchObject({ status: 403, body: { code: 'sign-in-again' } })
    expect(await browser.call('POST', '/auth/passkeys', { name: 'Phone', credential: {} })).toMatchObject({
      status: 403,
      body: { code: 'sign-in-again' },
    })
    await age(9)
    await api.database.sql(
      `insert into sessions (id, token_digest, user_id, device, created_at, seen_at, ends_at)
       select gen_random_uuid(), 'of another browser', user_id, '', created_at, seen_at, ends_at
       from sessions where user_id = $1`,
      [user.id],
    )
    expect(
      await browser.call('POST', '/auth/second-factor/app/confirm', { code: codeOf(body.secret) }),
    ).toMatchObject({ status: 200 })
    expect((await browser.call('GET', '/auth/sessions')).body).toHaveLength(1)
  })

  it('is removed by a code, and then not asked for', async () => {
    const { browser, signIn, secret } = await withApp()
    const remove = (code: string) => browser.call('POST', '/auth/second-factor/app/remove', { code })
    expect(await remove('000000')).toMatchObject({ status: 422 })
    expect(await remove(nextCode(secret))).toMatchObject({ status: 204 })
    expect(await signIn()).toMatchObject({ status: 200 })
    expect((await browser.call<SecondFactorState>('GET', '/auth/second-factor')).body).toMatchObject({
      authenticatorApp: false,
      recoveryCodesLeft: 0,
    })
  })

  it('tells its owner of every change by mail', async () => {
    const { email } = await withApp()
    const mails = await api.database.sql<{ subject: string }>(
      'select subject from outbox where recipient = $1',
      [email],
    )
    expect(mails.map(({ subject }) => subject)).toContain('An authenticator app was added to your account')
  })

  it('leaves no secret in the database or in an answer', async () => {
    const { browser, secret, recoveryCodes, user } = await withApp()
    const rows = await api.database.sql(
      `select to_jsonb(a) as app, (select jsonb_agg(r) from recovery_codes r where r.user_id = a.user_id) as codes
       from authenticator_apps a where user_id = $1`,
      [user.id],
    )
    const kept = JSON.stringify(rows)
    const shown = JSON.stringify((await browser.call('GET', '/auth/second-factor')).body)
    for (const hidden of [secret, ...recoveryCodes.flatMap((code) => [code, code.replaceAll('-', '')])]) {
      expect(kept).not.toContain(hidden)
      expect(shown).not.toContain(hidden)
    }
  })
})

describe('recovery codes', () => {
  it('open the account once each, without the app', async () => {
    const { signIn, recoveryCodes } = await withApp()
    const [code = ''] = recoveryCodes
    expect(await signIn(code.replaceAll('-', ' '))).toMatchObject({ status: 200 })
    expect(await signIn(code)).toMatchObject({ status: 401 })
  })

  it('are replaced by new ones', async () => {
    const { browser, signIn, secret, recoveryCodes } = await withApp()
    const answer = await browser.call<{ recoveryCodes: string[] }>(
      'POST',
      '/auth/second-factor/recovery-codes',
      {
        code: nextCode(secret),
      },
    )
    expect(answer.status).toBe(200)
    expect(await signIn(recoveryCodes[0])).toMatchObject({ status: 401 })
    expect(await signIn(answer.body.recoveryCodes[0])).toMatchObject({ status: 200 })
  })

  it('are their owner’s alone', async () => {
    const [kofi, lena] = [await withApp(), await withApp()]
    expect(await lena.signIn(kofi.recoveryCodes[0])).toMatchObject({ status: 401 })
  })
})

describe('without being signed in', () => {
  it.each([
    ['GET', '/auth/second-factor'],
    ['POST', '/auth/second-factor/app'],
    ['POST', '/auth/passkeys/creation'],
    ['DELETE', '/auth/passkeys/1'],
  ] as const)('%s %s answers 401', async (method, path) => {
    expect(await api.call(method, path)).toMatchObject({ status: 401, body: { code: 'not-signed-in' } })
  })

  it.each(['app/confirm', 'app/remove', 'recovery-codes'])('POST %s answers 401', async (path) => {
    expect(await api.call('POST', `/auth/second-factor/${path}`, { code: '123456' })).toMatchObject({
      status: 401,
    })
  })
})
