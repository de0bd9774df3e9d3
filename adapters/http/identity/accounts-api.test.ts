import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { type RunningApi, runningApi } from '#adapters/testing/running-api.ts'
import type { SessionView, UserView } from '#application/identity/contract.ts'

let api: RunningApi
beforeAll(async () => {
  api = await runningApi()
})
afterEach(() => expect(api.unforeseen()).toEqual([]))
afterAll(() => api.close())

type Refused = { readonly code: string; readonly message: string; readonly fields?: Record<string, string> }

let accountsMade = 0
const registration = () => ({
  name: 'Lena Okoro',
  email: `lena-${++accountsMade}@example.test`,
  country: 'NG',
  phone: '+2348012345678',
  password: 'wide blue harbour',
})

/** Somebody who has just signed up, in a browser of their own. */
async function signedUp(more: object = {}) {
  const request = { ...registration(), ...more }
  const browser = api.browser()
  const { status, body, headers } = await browser.call<UserView>('POST', '/auth/register', request)
  expect(status).toBe(201)
  return { ...request, browser, user: body, cookie: headers.getSetCookie()[0] ?? '' }
}

const signIn = (email: string, password: string, browser = api.browser()) =>
  browser.call<UserView & Refused>('POST', '/auth/login', { email, password })

describe('POST /auth/register', () => {
  it('answers 201 with the account and a session that no script can read', async () => {
    const { user, browser, cookie, email } = await signedUp()
    expect(user).toMatchObject({
      name: 'Lena Okoro',
      email,
      role: 'user',
      artistStatus: null,
      emailVerified: false,
    })
    expect(cookie).toMatch(/^sid=[\w-]{43};/)
    expect(cookie).toMatch(/; path=\/; expires=.*; samesite=lax; httponly/i)
    expect((await browser.call('GET', '/auth/profile')).body).toEqual(user)
  })

  it('makes a pending artist of whoever asks for it', async () => {
    const { user } = await signedUp({ role: 'artist' })
    expect(user).toMatchObject({ role: 'artist', artistStatus: 'pending' })
  })

  it.each(['admin', 'owner', '', 7, [['user']]])('answers 422 to the role %j', async (role) => {
    const request = { ...registration(), role }
    expect(await api.call('POST', '/auth/register', request)).toMatchObject({ status: 422 })
    expect(await signIn(request.email, request.password)).toMatchObject({ status: 401 })
  })

  it('answers 422 to what is too long for a field, in the words of the form', async () => {
    const request = { ...registration(), name: 'x'.repeat(300), email: `${'x'.repeat(300)}@example.test` }
    expect(await api.call('POST', '/auth/register', request)).toMatchObject({
      status: 422,
      body: {
        fields: { name: 'At most 120 characters, please', email: 'Enter a valid email address' },
      },
    })
  })

  it('answers 409 to an address that has an account, in capitals too', async () => {
    const { email } = await signedUp()
    const again = { ...registration(), email: email.toUpperCase() }
    expect(await api.call('POST', '/auth/register', again)).toMatchObject({
      status: 409,
      body: { code: 'email-taken', fields: { email: expect.stringMatching(/already/) as string } },
    })
  })
})

describe('POST /auth/login', () => {
  it('answers 200 with the account and another session', async () => {
    const { email, password, user, cookie } = await signedUp()
    const answer = await signIn(` ${email.toUpperCase()} `, password)
    expect(answer).toMatchObject({ status: 200, body: user })
    expect(answer.headers.getSetCookie()[0]).not.toBe(cookie)
  })

  it('answers the same 401 to a wrong password and to an unknown address', async () => {
    const { email } = await signedUp()
    const [wrong, unknown] = [
      await signIn(email, 'not hers'),
      await signIn('nobody@example.test', 'not hers'),
    ]
    expect(wrong).toMatchObject({ status: 401, body: { code: 'wrong-credentials' } })
    expect(unknown.body).toEqual(wrong.body)
  })
})

it('lets nobody on the way keep what is answered about one person', async () => {
  const { email, password, browser } = await signedUp()
  const answers = [
    await api.call('POST', '/auth/register', registration()),
    await signIn(email, password),
    await signIn(email, 'not hers'),
    await api.call('POST', '/auth/forgot-password', { email }),
    await browser.call('GET', '/auth/profile'),
    await browser.call('GET', '/auth/sessions'),
    await browser.call('GET', '/orders'),
    await browser.call('POST', '/auth/logout'),
  ]
  for (const { headers } of answers) expect(headers.get('Cache-Control')).toContain('no-store')
})

describe('POST /auth/forgot-password', () => {
  it('takes its time where no mail is written, so that nobody can tell accounts apart by it', async () => {
    const known = (await signedUp()).email
    for (const email of [known, 'nobody@example.test']) {
      const asked = performance.now()
      expect(await api.call('POST', '/auth/forgot-password', { email })).toMatchObject({
        status: 202,
        body: {},
      })
      // A timer may come a little early.
      expect(performance.now() - asked).toBeGreaterThan(290)
    }
  })
})

describe('a session', () => {
  it('is over after signing out', async () => {
    const { browser, cookie } = await signedUp()
    expect(await browser.call('POST', '/auth/logout')).toMatchObject({ status: 204 })
    expect(await api.call('GET', '/auth/profile', undefined, { cookie })).toMatchObject({ status: 401 })
    expect(await browser.call('GET', '/auth/profile')).toMatchObject({ status: 401 })
  })

  it('is known to its owner, who can end it from elsewhere', async () => {
    const { email, password, browser } = await signedUp()
    const elsewhere = api.browser()
    await signIn(email, password, elsewhere)
    const { body } = await browser.call<SessionView[]>('GET', '/auth/sessions')
    expect(body.map(({ current }) => current).toSorted((one, other) => Number(one) - Number(other))).toEqual([
      false,
      true,
    ])
    const other = body.find(({ current }) => !current)?.id
    expect(await browser.call('DELETE', `/auth/sessions/${other}`)).toMatchObject({ status: 204 })
    expect(await elsewhere.call('GET', '/auth/profile')).toMatchObject({ status: 401 })
    expect(await browser.call('GET', '/auth/profile')).toMatchObject({ status: 200 })
  })
})
