import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { type RunningApi, runningApi } from '#adapters/testing/running-api.ts'
import { softwarePasskeys } from '#adapters/testing/software-passkeys.ts'
import type { PasskeyView, SecondFactorState, UserView } from '#application/identity/contract.ts'

let api: RunningApi
beforeAll(async () => {
  api = await runningApi()
})
afterEach(() => expect(api.unforeseen()).toEqual([]))
afterAll(() => api.close())

type Refused = { readonly code: string; readonly message: string; readonly fields?: Record<string, string> }

let accountsMade = 0

/** Somebody with a browser of their own, and a device that holds passkeys. */
async function signedUp() {
  const email = `amina-${++accountsMade}@example.test`
  const browser = api.browser()
  const { body: user } = await browser.call<UserView>('POST', '/auth/register', {
    name: 'Amina Diallo',
    email,
    country: 'SN',
    phone: '+221701234567',
    password: 'wide blue harbour',
  })
  return { email, user, browser, device: softwarePasskeys(api.url) }
}

function there(credential: object | null): object {
  if (!credential) throw new Error('The device has no such passkey')
  return credential
}

type Person = Awaited<ReturnType<typeof signedUp>>

async function made({ browser, device }: Person): Promise<object> {
  const { body: options } = await browser.call<object>('POST', '/auth/passkeys/creation')
  return there(await device.create(options))
}

const add = ({ browser }: Person, credential: object, name = 'My phone') =>
  browser.call<PasskeyView & Refused>('POST', '/auth/passkeys', { name, credential })

async function withPasskey() {
  const person = await signedUp()
  const { body: passkey } = await add(person, await made(person))
  return { ...person, passkey }
}

/** Asks the device in a browser where nobody is signed in. */
async function asked({ device }: Pick<Person, 'device'>): Promise<object> {
  const { body: options } = await api.call<object>('POST', '/auth/passkeys/request')
  return there(await device.ask(options))
}

const signIn = (credential: object, browser = api.browser()) =>
  browser.call<UserView & Refused>('POST', '/auth/passkeys/sign-in', { credential })

const refused = { status: 401, body: { code: 'passkey-refused' } }

describe('a passkey', () => {
  it('is added with a name, and signs in alone', async () => {
    const person = await signedUp()
    const answer = await add(person, await made(person), ' My phone ')
    expect(answer).toMatchObject({ status: 201, body: { name: 'My phone' } })
    const { body: state } = await person.browser.call<SecondFactorState>('GET', '/auth/second-factor')
    expect(state.passkeys).toEqual([answer.body])

    const browser = api.browser()
    expect(await signIn(await asked(person), browser)).toMatchObject({ status: 200, body: person.user })
    expect((await browser.call('GET', '/auth/profile')).body).toEqual(person.user)
  })

  it('signs in again and again', async () => {
    const person = await withPasskey()
    for (let times = 0; times < 3; times++)
      expect(await signIn(await asked(person))).toMatchObject({ status: 200 })
  })

  it('opens nothing with an answer that was given before', async () => {
    const person = await withPasskey()
    const answer = await asked(person)
    const answers = await Promise.all([signIn(answer), signIn(answer), signIn(answer)])
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 401, 401])
    expect(await signIn(answer)).toMatchObject(refused)
  })

  it('opens nothing from another site, without its holder, or when it was copied', async () => {
    const person = await withPasskey()
    const { device } = person
    device.origin = 'https://evil.test'
    expect(await signIn(await asked(person))).toMatchObject(refused)
    device.origin = api.url
    device.verifiesHolder = false
    expect(await signIn(await asked(person))).toMatchObject(refused)
    device.verifiesHolder = true
    device.setCounter(7)
    expect(await signIn(await asked(person))).toMatchObject({ status: 200 })
    device.setCounter(3)
    expect(await signIn(await asked(person))).toMatchObject(refused)
  })

  it('opens nothing once it is removed, and only its owner removes it', async () => {
    const [owner, stranger] = [await withPasskey(), await signedUp()]
    const path = `/auth/passkeys/${owner.passkey.id}`
    expect(await stranger.browser.call('DELETE', path)).toMatchObject({ status: 404 })
    expect(await owner.browser.call('DELETE', path)).toMatchObject({ status: 204 })
    expect(await owner.browser.call('DELETE', path)).toMatchObject({ status: 404 })
    expect(await signIn(await asked(owner))).toMatchObject(refused)
  })

  it('is not added twice, without a name, or for a question asked of somebody else', async () => {
    const [person, other] = [await signedUp(), await signedUp()]
    const credential = await made(person)
    expect(await add(other, credential)).toMatchObject({ status: 422, body: { code: 'passkey-refused' } })
    expect(await add(person, credential, '  ')).toMatchObject({
      status: 422,
      body: { fields: { name: 'Please name the passkey!' } },
    })
    expect(await add(person, credential)).toMatchObject({ status: 201 })
    expect(await add(person, credential)).toMatchObject({ status: 422 })
    const { body: options } = await person.browser.call<object>('POST', '/auth/passkeys/creation')
    expect(await person.device.create(options)).toBeNull()
  })

  it('is no second way in while the account is suspended', async () => {
    const person = await withPasskey()
    await api.database.sql('update users set suspended_at = now() where id = $1', [person.user.id])
    expect(await signIn(await asked(person))).toMatchObject({
      status: 403,
      body: { code: 'account-suspended' },
    })
  })
})

it.each([
  {},
  { id: 'x' },
  { id: 'x', response: null },
  { id: 7, response: { clientDataJSON: 'e30' } },
  { id: 'x', response: { clientDataJSON: '!' } },
  { id: 'x', response: { clientDataJSON: Buffer.from('{"challenge":"made up"}').toString('base64url') } },
])('answers 401 to %j, which no passkey says', async (credential) => {
  expect(await signIn(credential)).toMatchObject(refused)
})

it.each([
  [
    'POST',
    '/auth/passkeys/sign-in',
    { credential: { id: 'x', response: { clientDataJSON: 'eyJjaGFsbGVuZ2UiOiJcdTAwMDAifQ' } } },
  ],
  ['DELETE', '/auth/passkeys/%00', undefined],
  ['DELETE', '/auth/sessions/%00', undefined],
] as const)('%s %s with what is no text is the sender’s fault', async (method, path, body) => {
  const { browser } = await signedUp()
  const { status } = await browser.call<Refused>(method, path, body)
  expect(status).toBeGreaterThanOrEqual(400)
  expect(status).toBeLessThan(500)
})

it('a body of lists in lists is not read to its end', async () => {
  const depth = 5_000
  const credential = `{"deep":${'['.repeat(depth)}${']'.repeat(depth)}}`
  const { status } = await api.call<Refused>(
    'POST',
    '/auth/passkeys/sign-in',
    `{"credential":${credential}}`,
    {
      'Content-Type': 'application/json',
    },
  )
  expect(status).toBe(400)
})
