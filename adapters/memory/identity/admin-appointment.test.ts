import { beforeEach, expect, it } from 'vitest'
import { given } from '#adapters/composition/assembly.ts'
import { identityServices } from '#adapters/composition/identity/identity.tokens.ts'
import { system } from '#adapters/composition/shared/shared.tokens.ts'
import { argon2Passwords } from '#adapters/passwords/argon2-passwords.ts'
import { sha256 } from '#adapters/system/system.ts'
import { memoryAssembly } from '#adapters/testing/memory-assembly.ts'
import { User } from '#domain/identity/user.ts'
import { Memory } from '../memory.ts'

const now = new Date('2026-03-01T10:00:00Z')
const passwords = argon2Passwords({ memoryCost: 8, timeCost: 1 })

let memory: Memory
let accounts: Memory['accounts']
let mails: Memory['mails']
beforeEach(() => {
  memory = new Memory()
  ;({ accounts, mails } = memory)
})

const service = () =>
  memoryAssembly(memory, given(system.clock, { now: () => now })).get(identityServices.adminAppointment)
const kept = () => [...accounts.users.values()]

it('opens an account for a new admin, with the password that was given', async () => {
  expect(await service().appoint('amina@example.test', 'wide blue harbour')).toEqual({
    outcome: 'new account',
    link: null,
  })
  expect(kept()).toMatchObject([{ email: 'amina@example.test', role: 'admin', emailVerifiedAt: now }])
  expect(await passwords.isRight('wide blue harbour', kept()[0]?.passwordHash ?? null)).toBe(true)
})

it('gives a link to choose a password where none was given', async () => {
  const { link } = await service().appoint('amina@example.test', null)
  const [, token = ''] = /^https:\/\/sanaa\.test\/reset-password\?token=([\w-]{43})$/.exec(link ?? '') ?? []
  expect([...accounts.tokens.values()]).toMatchObject([
    { digest: sha256(token), purpose: 'reset', expiresAt: new Date('2026-03-01T10:30:00Z') },
  ])
})

it('gives another link to an admin who has not chosen a password so far', async () => {
  const first = await service().appoint('amina@example.test', null)
  const again = await service().appoint('amina@example.test', null)
  expect(again).toMatchObject({ outcome: 'was an admin already', link: expect.stringMatching(/token=/) })
  expect(again.link).not.toBe(first.link)
  // It is the one that counts.
  expect([...accounts.tokens.values()]).toMatchObject([{ digest: sha256(again.link?.split('=')[1] ?? '') }])
})

it('makes an admin of an account that is there, whose sessions end', async () => {
  const lena = { id: 'lena', name: 'Lena', email: 'lena@example.test', country: '', phone: '' } as const
  const user = new User({ ...lena, role: 'user', passwordHash: 'kept' }, now)
  user.verifyEmail(now)
  accounts.users.set('lena', user)
  const session = { id: 'one', tokenDigest: 'x', userId: 'lena', device: '', createdAt: now, seenAt: now }
  accounts.sessions.set('one', { ...session, endsAt: new Date('2026-04-01') })

  expect(await service().appoint('LENA@example.test', 'another password')).toEqual({
    outcome: 'account made admin',
    link: null,
  })
  expect(kept()).toMatchObject([{ role: 'admin', passwordHash: 'kept' }])
  expect(accounts.sessions.size).toBe(0)
  expect(await service().appoint('lena@example.test', null)).toMatchObject({
    outcome: 'was an admin already',
    link: null,
  })
})

it('leaves an account whose address nobody has confirmed no way in but the link', async () => {
  const lena = { id: 'lena', name: 'Lena', email: 'lena@example.test', country: '', phone: '' } as const
  accounts.users.set('lena', new User({ ...lena, role: 'user', passwordHash: 'of a stranger' }, now))
  accounts.locks.identities.set('a stranger', 'lena')

  const { outcome, link } = await service().appoint('lena@example.test', null)
  expect(outcome).toBe('account made admin')
  expect(link).toMatch(/\/reset-password\?token=/)
  expect(kept()).toMatchObject([{ role: 'admin', passwordHash: null }])
  expect(accounts.locks.identities.size).toBe(0)
})

it('makes no admin of a suspended account', async () => {
  const lena = { id: 'lena', name: 'Lena', email: 'lena@example.test', country: '', phone: '' } as const
  const user = new User({ ...lena, role: 'user', passwordHash: 'kept' }, now)
  user.suspendedAt = now
  accounts.users.set('lena', user)
  await expect(service().appoint('lena@example.test', null)).rejects.toMatchObject({
    refusal: 'forbidden',
    code: 'account-suspended',
    message: expect.stringContaining('This account is suspended'),
  })
  expect(kept()).toMatchObject([{ role: 'user', passwordHash: 'kept' }])
})

it.each([
  ['amina', 'wide blue harbour', 'Enter a valid email address'],
  ['amina@example.test', 'short', 'Use at least 8 characters'],
  ['amina@example.test', 'password1', 'This password is one of the most common ones. Choose another one'],
])('takes neither %j with %j', async (email, password, text) => {
  await expect(service().appoint(email, password)).rejects.toThrow(text)
  expect(kept()).toEqual([])
})

it('tells every admin of it, and nobody of what has not changed', async () => {
  await service().appoint('amina@example.test', 'wide blue harbour')
  await service().appoint('brook@example.test', null)
  await service().appoint('brook@example.test', null)
  expect([...mails.values()].map(({ mail: { to, subject } }) => [to, subject])).toEqual([
    ['amina@example.test', 'amina is an admin now'],
    ['amina@example.test', 'brook is an admin now'],
    ['brook@example.test', 'brook is an admin now'],
  ])
  expect([...mails.values()].some(({ mail }) => mail.text.includes('token='))).toBe(false)
})

it('says by its code that an address is none', async () => {
  await expect(service().appoint('amina', null)).rejects.toMatchObject({
    refusal: 'rule-broken',
    code: 'not-an-address',
  })
})

it('knows whose address has an account', async () => {
  await service().appoint('amina@example.test', null)
  expect(await service().isKnown('AMINA@example.test')).toBe(true)
  expect(await service().isKnown('brook@example.test')).toBe(false)
})
