import { beforeEach, describe, expect, it } from 'vitest'
import { given } from '#adapters/composition/assembly.ts'
import { settings } from '#adapters/composition/binding.ts'
import {
  identityServices,
  providerPorts,
  secondFactorDevices,
} from '#adapters/composition/identity/identity.tokens.ts'
import { system } from '#adapters/composition/shared/shared.tokens.ts'
import { givenVisit } from '#adapters/testing/given-visit.ts'
import { memoryAssembly } from '#adapters/testing/memory-assembly.ts'
import { testSettings } from '#adapters/testing/test-settings.ts'
import type { ProviderSignIn } from '#application/identity/contract.ts'
import type { IdentityProvider } from '#application/identity/providers/identity-provider.ts'
import type { Visit } from '#application/identity/sessions/visit.ts'
import type { ProviderIdentity } from '#domain/identity/provider-account.ts'
import { Memory } from '../memory.ts'
import { givenUser } from '../testing/given-user.ts'

let memory: Memory
let now: Date
let visit: Visit
let returnedTo: string
/** The whole address of whoever came back. */
let cameBackBy: string
/** What a browser carries back. */
let secrets: Map<string, string>
/** Who comes back from the provider. */
let identity: ProviderIdentity
/** What is offered to a browser that goes by a name. */
let browser: (name: string) => ReturnType<ReturnType<typeof shopWith>>

const shopWith = (provider: IdentityProvider | null) =>
  memoryAssembly(
    memory,
    given(settings, { ...testSettings, adminsNeedSecondFactor: true }),
    given(system.clock, { now: () => now }),
    given(secondFactorDevices.apps, {
      newSecret: () => 'secret',
      uri: () => '',
      qr: async () => '',
      stepOf: (_secret, code) => (code === '111111' ? 1 : null),
    }),
    given(providerPorts.provider, provider),
  ).get(identityServices.providerSignIn)

beforeEach(() => {
  memory = new Memory()
  now = new Date('2026-03-01T10:00:00Z')
  visit = givenVisit()
  returnedTo = cameBackBy = ''
  identity = {
    issuer: 'https://provider.test',
    subject: 'lena-there',
    email: 'lena@example.test',
    emailVerified: true,
    name: ' Lena Okoro ',
  }
  const shop = shopWith({
    begin: async (returnAddress) => {
      returnedTo = returnAddress
      return {
        redirectUrl: 'https://provider.test',
        authorization: { state: `state ${now.getTime()}`, nonce: 'nonce', codeVerifier: 'verifier' },
      }
    },
    async identify(address) {
      cameBackBy = address
      return identity
    },
  })
  secrets = new Map()
  browser = (name) =>
    shop(visit, {
      get secret() {
        return secrets.get(name) ?? null
      },
      carry: (secret) => void secrets.set(name, secret),
      drop: () => void secrets.delete(name),
    })
})

const back = () => ({ state: `state ${now.getTime()}`, search: 'code=1' })
const users = () => [...memory.accounts.users.values()]
const subjects = () => [...memory.mails.values()].map(({ mail }) => [mail.to, mail.subject])
const tooLate = {
  refusal: 'not-signed-in',
  code: 'nobody-came-back',
  message: 'Signing in took too long. Please try again.',
}

async function signIn(asked: Parameters<ProviderSignIn['begin']>[0] = { isLogin: true }) {
  const desk = browser('own')
  await desk.begin(asked)
  return desk.comeBack(back())
}

describe('somebody who comes back from another provider', () => {
  it('who is new here has an account, is welcomed, and is signed in where they left', async () => {
    expect(await browser('own').begin({ isLogin: true, returnTo: '/gallery?sort=price' })).toEqual({
      redirectUrl: 'https://provider.test',
    })
    expect(returnedTo).toMatch(/^https:\/\/sanaa\.test\/./)
    expect(await browser('own').comeBack(back())).toEqual({
      returnTo: '/gallery?sort=price',
      codeWanted: false,
    })
    expect(visit.token).not.toBeNull()
    expect(cameBackBy).toBe(`${returnedTo}?code=1`)
    expect(secrets.size).toBe(0)
    expect(users()).toMatchObject([
      {
        name: 'Lena Okoro',
        email: 'lena@example.test',
        country: '',
        phone: '',
        role: 'user',
        emailVerifiedAt: now,
        passwordHash: null,
      },
    ])
    const [welcome] = [...memory.mails.values()].map(({ mail }) => mail)
    expect(welcome).toMatchObject({ to: 'lena@example.test', subject: 'Welcome to Sanaa' })
    expect(welcome?.text).toContain('https://sanaa.test/art-gallery\n')
  })

  it('is called by what stands before the @ where they have no name there, in a hundred signs', async () => {
    identity = { ...identity, name: ' ' }
    await signIn()
    identity = { ...identity, subject: 'other', email: 'other@example.test', name: 'x'.repeat(101) }
    await signIn()
    expect(users().map(({ name }) => name)).toEqual(['lena', 'x'.repeat(100)])
    expect(subjects().map(([to]) => to)).toEqual(['lena@example.test', 'other@example.test'])
  })

  it('who signs up as an artist waits for an admin; who signs in becomes none', async () => {
    await signIn({ isLogin: false, role: 'artist' })
    identity = { ...identity, subject: 'other', email: 'other@example.test', name: 'Omar' }
    await signIn({ isLogin: true, role: 'artist' })
    identity = { ...identity, subject: 'third', email: 'third@example.test', name: 'Yara' }
    await signIn({ isLogin: false })
    expect(users().map(({ role }) => role)).toEqual(['artist', 'user', 'user'])
    expect([...memory.gallery.artists.values()]).toMatchObject([{ name: 'Lena Okoro', approval: 'pending' }])
  })

  it('stays who they are here, also when their address there has changed', async () => {
    await signIn()
    identity = { ...identity, email: 'elsewhere@example.test' }
    await signIn()
    expect(users()).toHaveLength(1)
    expect(subjects().filter(([, subject]) => /Welcome/.test(subject ?? ''))).toHaveLength(1)
  })

  it('opens an account that exists where both houses have seen the address, and no other', async () => {
    const id = givenUser(memory.accounts, { email: 'lena@example.test' })
    await expect(signIn()).rejects.toMatchObject({ code: 'account-email-unverified' })
    memory.accounts.users.get(id)?.verifyEmail(now)
    identity = { ...identity, emailVerified: false }
    await expect(signIn()).rejects.toMatchObject({ code: 'provider-email-unverified' })
    identity = { ...identity, emailVerified: true }
    await signIn()
    expect(users().map((user) => user.id)).toEqual([id])
    identity = { ...identity, subject: 'nobody', email: '' }
    await expect(signIn()).rejects.toMatchObject({ code: 'provider-email-unverified' })
  })

  it('comes back once, in the browser that has left, within a quarter of an hour', async () => {
    await browser('own').begin({ isLogin: true })
    await expect(browser('another').comeBack(back())).rejects.toMatchObject(tooLate)
    now = new Date(now.getTime() + 1)
    await browser('own').begin({ isLogin: true })
    const late = back()
    now = new Date(now.getTime() + 15 * 60_000)
    await expect(browser('own').comeBack(late)).rejects.toMatchObject(tooLate)
    await browser('own').begin({ isLogin: true })
    const once = back()
    await browser('own').comeBack(once)
    await expect(browser('own').comeBack(once)).rejects.toMatchObject(tooLate)
  })

  it('is asked for a code where their account wants one, and is not in before', async () => {
    await signIn()
    const [user] = users()
    memory.accounts.locks.apps.set(user?.id ?? '', { secret: 'secret', confirmedAt: now, lastStep: 0 })
    visit.drop()
    expect(await signIn({ isLogin: true, returnTo: '/orders' })).toEqual({
      returnTo: '/orders',
      codeWanted: true,
    })
    expect(visit.token).toBeNull()
    await expect(browser('own').finish('000000')).rejects.toMatchObject({
      refusal: 'not-signed-in',
      code: 'wrong-code',
      fields: { code: expect.any(String) },
    })
    await expect(browser('another').finish('000000')).rejects.toMatchObject(tooLate)
    expect(visit.token).toBeNull()
    now = new Date(now.getTime() + 15 * 60_000)
    await expect(browser('own').finish('000000')).rejects.toMatchObject(tooLate)
  })

  it('is in once the code is right, and the browser carries nothing of it any more', async () => {
    await signIn()
    const [user] = users()
    memory.accounts.locks.apps.set(user?.id ?? '', { secret: 'secret', confirmedAt: now, lastStep: 0 })
    visit.drop()
    await signIn()
    expect(await browser('own').finish('111111')).toMatchObject({ email: 'lena@example.test' })
    expect(visit.token).not.toBeNull()
    expect(secrets.size).toBe(0)
  })

  it('is not in where the duty of an admin is met by a passkey alone', async () => {
    await signIn()
    const [user] = users()
    visit.drop()
    if (user) user.role = 'admin'
    memory.accounts.locks.passkeys.set('device', { userId: user?.id } as never)
    await expect(signIn()).rejects.toMatchObject({ refusal: 'not-signed-in', code: 'passkey-needed' })
    expect(visit.token).toBeNull()
  })

  it('is nobody where the shop knows no other provider', async () => {
    const none = {
      refusal: 'not-found',
      code: 'no-provider',
      message: 'No other provider is set up for signing in.',
    }
    const desk = shopWith(null)(visit, { secret: null, carry: () => undefined, drop: () => undefined })
    await expect(desk.begin({ isLogin: true })).rejects.toMatchObject(none)
    await expect(desk.comeBack(back())).rejects.toMatchObject(none)
  })
})
