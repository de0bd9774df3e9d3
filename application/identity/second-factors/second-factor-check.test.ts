import { beforeEach, describe, expect, it } from 'vitest'
import { memoryAuthenticatorStore } from '#adapters/memory/identity/memory-authenticator-store.ts'
import { Memory } from '#adapters/memory/memory.ts'
import { recoveryDigest, secondFactorCheck } from './second-factor-check.ts'

const now = new Date('2026-03-01T10:00:00Z')
const admin = { id: 'wanjiru', role: 'admin' } as const
const shopper = { id: 'lena', role: 'user' } as const
const digest = (text: string) => `digest of ${text}`
const recoveryCode = '12345678901234567890'

let memory: Memory
/** Accounts with a passkey. */
let passkeys: string[]

beforeEach(() => {
  memory = new Memory()
  passkeys = []
})

const nothing = async () => {
  throw new Error('This is not asked here.')
}

const check = (adminsNeedSecondFactor?: boolean) =>
  secondFactorCheck(
    {
      authenticators: memoryAuthenticatorStore(memory.accounts.locks),
      apps: {
        newSecret: () => 'secret',
        uri: () => '',
        qr: async () => '',
        stepOf: (secret, code, at) => (secret === 'secret' && code === '123456' && at === now ? 7 : null),
      },
      passkeys: {
        of: async (userId) => (passkeys.includes(userId) ? [{} as never] : []),
        keep: nothing,
        find: nothing,
        counted: nothing,
        remove: nothing,
      },
      clock: { now: () => now },
      digest,
    },
    adminsNeedSecondFactor === undefined ? {} : { adminsNeedSecondFactor },
  )

const hasApp = (id: string, confirmedAt: Date | null = now, secret = 'secret') =>
  memory.accounts.locks.apps.set(id, { secret, confirmedAt, lastStep: 0 })

describe('a second factor', () => {
  it('is wanted of an account whose app was confirmed, whoever it is', async () => {
    hasApp(shopper.id, null)
    expect(await check().wanted(shopper)).toBeNull()
    hasApp(shopper.id)
    expect(await check().wanted(shopper)).toBe('code')
  })

  it('is a duty of admins alone, where the shop says so', async () => {
    expect([check().isRequired('admin'), check(true).isRequired('admin')]).toEqual([false, true])
    expect(check(true).isRequired('user')).toBe(false)
    expect(await check().owed(admin)).toBe(false)
    expect(await check(true).owed(admin)).toBe(true)
    expect(await check(true).owed(shopper)).toBe(false)
  })

  it('is owed no more with an app or a passkey; the passkey is then the only way in', async () => {
    hasApp(admin.id)
    expect(await check(true).owed(admin)).toBe(false)
    memory.accounts.locks.apps.clear()
    passkeys = [admin.id, shopper.id]
    expect(await check(true).owed(admin)).toBe(false)
    expect(await check(true).wanted(admin)).toBe('passkey')
    expect(await check().wanted(admin)).toBeNull()
    expect(await check(true).wanted(shopper)).toBeNull()
    passkeys = []
    expect(await check(true).wanted(admin)).toBeNull()
  })
})

describe('a code', () => {
  it('of the app is good once, and of a confirmed app alone', async () => {
    expect(await check().accept(shopper.id, '123456')).toBe(false)
    hasApp(shopper.id, null)
    expect(await check().accept(shopper.id, '123456')).toBe(false)
    hasApp(shopper.id)
    expect(await check().accept(shopper.id, 'nonsense')).toBe(false)
    expect(await check().accept(shopper.id, '654321')).toBe(false)
    expect(await check().accept(shopper.id, '123 456')).toBe(true)
    expect(await check().accept(shopper.id, '123456')).toBe(false)
  })

  it('for recovery is good once, for the account that wrote it down', async () => {
    for (const id of [shopper.id, admin.id]) hasApp(id)
    memory.accounts.locks.codes.set(shopper.id, new Set([recoveryDigest(digest, shopper.id, recoveryCode)]))
    memory.accounts.locks.codes.set(admin.id, new Set([recoveryDigest(digest, shopper.id, recoveryCode)]))
    expect(await check().accept(admin.id, recoveryCode)).toBe(false)
    expect(await check().accept(shopper.id, recoveryCode)).toBe(true)
    expect(await check().accept(shopper.id, recoveryCode)).toBe(false)
  })

  it('of an app whose secret nobody can read any more is refused with another way', async () => {
    hasApp(shopper.id, now, null as never)
    await expect(check().accept(shopper.id, '123456')).rejects.toMatchObject({
      refusal: 'rule-broken',
      code: 'authenticator-app-unreadable',
      fields: { code: expect.stringContaining('recovery codes') },
    })
  })
})
