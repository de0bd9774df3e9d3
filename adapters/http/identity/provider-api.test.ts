import { Secret, TOTP } from 'otpauth'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { type LocalProvider, localProvider } from '#adapters/testing/local-provider.ts'
import { visitProvider } from '#adapters/testing/provider-visit.ts'
import { type RunningApi, runningApi } from '#adapters/testing/running-api.ts'
import type { UserView } from '#application/identity/contract.ts'

const person = (login: string, emailVerified = true) => ({
  login,
  name: `${login} Okoro`,
  email: `${login}@example.test`,
  emailVerified,
})
const providerUsers = [
  'newcomer',
  'painter',
  'regular',
  'forgetful',
  'locked',
  'twice',
  'suspended',
  'leaver',
  'borrower',
].map((login) => person(login))

let provider: LocalProvider
let api: RunningApi
const troubles: unknown[] = []
beforeAll(async () => {
  provider = await localProvider([...providerUsers, person('unproved', false)])
  api = await runningApi({ openId: provider, onProviderTrouble: (error) => troubles.push(error) })
  provider.open(`${api.url}/auth/callback`)
})
afterEach(() => expect(api.unforeseen()).toEqual([]))
afterAll(async () => {
  await api.close()
  await provider.close()
})

/** A browser of its own: it keeps every cookie it is given. */
function browser() {
  const cookies = new Map<string, string>()
  const headers = () => ({ cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') })
  const keep = (given: Headers) => {
    for (const cookie of given.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? []
      if (value === '') cookies.delete(name)
      else cookies.set(name, value)
    }
  }
  return {
    cookies,
    async call<Body>(method: 'GET' | 'POST', path: string, body?: unknown) {
      const answer = await api.call<Body>(method, path, body, headers())
      keep(answer.headers)
      return answer
    },
    /** Opens an address of ours. @returns where it leads */
    async open(address: string): Promise<string> {
      const response = await fetch(address, { redirect: 'manual', headers: headers() })
      keep(response.headers)
      expect(response.status).toBe(302)
      expect(response.headers.get('Cache-Control')).toBe('no-store')
      return response.headers.get('Location') ?? ''
    },
  }
}

type Browser = ReturnType<typeof browser>

async function leave(from: Browser, request: object = { isLogin: true }): Promise<string> {
  const { status, body } = await from.call<{ redirectUrl: string }>('POST', '/auth/google', request)
  expect(status).toBe(200)
  return body.redirectUrl
}

/** There and back. @returns where one ends */
async function signIn(from: Browser, login: string | null, request?: object): Promise<string> {
  return from.open(await visitProvider(await leave(from, request), login))
}

const profile = async (of: Browser) => (await of.call<UserView>('GET', '/auth/profile')).body

const password = 'wide blue harbour'

/** An account with the address that the provider knows, too. */
async function registered(login: string, verified = true) {
  const own = browser()
  const { body: user } = await own.call<UserView>('POST', '/auth/register', {
    name: login,
    email: `${login}@example.test`,
    country: 'NG',
    phone: '+2348012345678',
    password,
  })
  if (verified) await api.database.sql('update users set email_verified_at = now() where id = $1', [user.id])
  return { own, user }
}

describe('signing in with a provider', () => {
  it('is offered where one is configured', async () => {
    expect(await api.call('GET', '/auth/providers')).toMatchObject({ body: { google: true } })
    const without = await runningApi()
    expect(await without.call('GET', '/auth/providers')).toMatchObject({ body: { google: false } })
    expect(await without.call('POST', '/auth/google', { isLogin: true })).toMatchObject({ status: 404 })
    const answer = await fetch(`${without.url}/auth/callback?code=1&state=2`, { redirect: 'manual' })
    expect(answer.headers.get('Location')).toBe('/auth?mode=login&error=no-provider')
    await without.close()
  })

  it('opens a new account, whose address is proved, and leads back to where one was', async () => {
    const own = browser()
    expect(await signIn(own, 'newcomer', { isLogin: true, returnTo: '/cart?x=1' })).toBe('/cart?x=1')
    expect(await profile(own)).toMatchObject({
      name: 'newcomer Okoro',
      email: 'newcomer@example.test',
      emailVerified: true,
      role: 'user',
    })
    const mails = await api.database.sql<{ subject: string }>(
      `select subject from outbox where recipient = 'newcomer@example.test'`,
    )
    expect(mails).toEqual([{ subject: 'Welcome to Sanaa' }])
  })

  it('makes a pending artist of whoever signs up to sell', async () => {
    const own = browser()
    await signIn(own, 'painter', { isLogin: false, role: 'artist' })
    expect(await profile(own)).toMatchObject({ role: 'artist', artistStatus: 'pending' })
  })

  it('opens the same account again', async () => {
    const [first, second] = [browser(), browser()]
    await signIn(first, 'twice')
    await signIn(second, 'twice')
    expect(await profile(second)).toEqual(await profile(first))
  })

  it('joins an account whose address is proved, for good', async () => {
    const { user } = await registered('regular')
    const own = browser()
    await signIn(own, 'regular')
    expect((await profile(own)).id).toBe(user.id)
    await api.database.sql(`update users set email = 'moved@example.test' where id = $1`, [user.id])
    await signIn(own, 'regular')
    expect((await profile(own)).id).toBe(user.id)
  })

  it('joins no account that somebody made with an address they have not proved', async () => {
    await registered('forgetful', false)
    const own = browser()
    expect(await signIn(own, 'forgetful')).toBe('/auth?mode=login&error=account-email-unverified')
    expect((await own.call('GET', '/auth/profile')).status).toBe(401)
  })

  it('believes no address that the provider has not seen', async () => {
    const own = browser()
    expect(await signIn(own, 'unproved')).toBe('/auth?mode=login&error=provider-email-unverified')
    expect((await own.call('GET', '/auth/profile')).status).toBe(401)
  })

  it('begins a new session and ends the one before', async () => {
    const own = browser()
    await signIn(own, 'twice')
    const before = own.cookies.get('sid')
    await signIn(own, 'twice')
    expect(own.cookies.get('sid')).not.toBe(before)
    expect(await api.call('GET', '/auth/profile', undefined, { cookie: `sid=${before}` })).toMatchObject({
      status: 401,
    })
  })

  it('lets nobody in who is suspended, and starts anew for whoever has left', async () => {
    const { user } = await registered('suspended')
    await api.database.sql('update users set suspended_at = now() where id = $1', [user.id])
    expect(await signIn(browser(), 'suspended')).toBe('/auth?mode=login&error=account-suspended')

    const leaver = await registered('leaver')
    const own = browser()
    await signIn(own, 'leaver')
    const gone = await api.call(
      'DELETE',
      '/users/profile',
      { password },
      { cookie: `sid=${own.cookies.get('sid')}` },
    )
    expect(gone.status).toBe(204)
    await signIn(own, 'leaver')
    expect((await profile(own)).id).not.toBe(leaver.user.id)
  })
})

describe('coming back', () => {
  it('leads to no other site', async () => {
    for (const returnTo of ['https://evil.test', '//evil.test', '/\\evil.test'])
      expect(await signIn(browser(), 'twice', { isLogin: true, returnTo })).toBe('/')
  })

  it('works once, and only in the browser that has left', async () => {
    const [own, strange] = [browser(), browser()]
    const address = await visitProvider(await leave(own), 'borrower')
    const failed = '/auth?mode=login&error=nobody-came-back'
    expect(await strange.open(address)).toBe(failed)
    await leave(strange)
    expect(await strange.open(address)).toBe(failed)
    expect(await own.open(address)).toBe('/')
    expect(await own.open(address)).toBe(failed)
    expect((await strange.call('GET', '/auth/profile')).status).toBe(401)
  })

  it('says so when one has changed one’s mind, or nothing of it is true', async () => {
    expect(await signIn(browser(), null)).toBe('/auth?mode=login&error=provider-failed')
    const own = browser()
    const address = await visitProvider(await leave(own), 'twice')
    expect(await own.open(address.replace(/code=[^&]+/, 'code=made-up'))).toBe(
      '/auth?mode=login&error=provider-failed',
    )
    expect(troubles).toHaveLength(2)
    for (const query of ['', '?state=a&state=b', '?error=access_denied'])
      expect(await browser().open(`${api.url}/auth/callback${query}`)).toBe(
        '/auth?mode=login&error=nobody-came-back',
      )
  })
})

it('asks for the code of an account with an authenticator app', async () => {
  const { own, user } = await registered('locked')
  const { body: app } = await own.call<{ secret: string }>('POST', '/auth/second-factor/app')
  const code = (ahead = 0) =>
    new TOTP({ secret: Secret.fromBase32(app.secret) }).generate({ timestamp: Date.now() + ahead })
  await own.call('POST', '/auth/second-factor/app/confirm', { code: code() })

  const visitor = browser()
  expect(await signIn(visitor, 'locked', { isLogin: true, returnTo: '/cart' })).toBe(
    '/auth?mode=login&step=code&returnTo=%2Fcart',
  )
  expect((await visitor.call('GET', '/auth/profile')).status).toBe(401)
  const finish = (from: Browser, typed: string) => from.call('POST', '/auth/google/code', { code: typed })
  expect(await finish(browser(), code(30_000))).toMatchObject({
    status: 401,
    body: { code: 'nobody-came-back' },
  })
  expect(await finish(visitor, '000000')).toMatchObject({ status: 401, body: { code: 'wrong-code' } })
  expect(await finish(visitor, code(30_000))).toMatchObject({ status: 200, body: { id: user.id } })
  expect((await profile(visitor)).id).toBe(user.id)
  expect(visitor.cookies.has('authorization')).toBe(false)
})
