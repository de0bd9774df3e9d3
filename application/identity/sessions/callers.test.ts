import { beforeEach, expect, it } from 'vitest'
import { memorySessionRepository } from '#adapters/memory/identity/memory-session-repository.ts'
import { Memory } from '#adapters/memory/memory.ts'
import { givenUser } from '#adapters/memory/testing/given-user.ts'
import { callers, stillSignedIn } from './callers.ts'
import { nobodysVisit } from './visit.ts'

const begun = new Date('2026-03-01T10:00:00Z')
const later = (seconds: number) => new Date(begun.getTime() + seconds * 1_000)
const digest = (text: string) => `digest of ${text}`

let memory: Memory
let userId: string
let now: Date

beforeEach(() => {
  memory = new Memory()
  userId = givenUser(memory.accounts, { role: 'artist' })
  memory.accounts.sessions.set('session', {
    id: 'session',
    userId,
    tokenDigest: digest('token'),
    device: '',
    createdAt: begun,
    seenAt: begun,
    endsAt: later(3_600),
  })
})

const ports = () => ({
  sessions: memorySessionRepository(memory.accounts),
  clock: { now: () => now },
  digest,
})
const of = (token: string | null) => ({ ...nobodysVisit, token })
const seenAt = () => memory.accounts.sessions.get('session')?.seenAt

it('whoever carries the secret of a living session is its account', async () => {
  now = later(59)
  expect(await callers(ports())(of('token'))).toEqual({ userId, role: 'artist', sessionId: 'session' })
  expect(await callers(ports())(of('another'))).toBeNull()
  expect(await callers(ports())(of(null))).toBeNull()
  now = later(3_600)
  expect(await callers(ports())(of('token'))).toBeNull()
})

it('a use is noted once a minute, which keeps the session for longer', async () => {
  now = later(59)
  await callers(ports())(of('token'))
  expect(seenAt()).toEqual(begun)
  now = later(60)
  await callers(ports())(of('token'))
  expect(seenAt()).toEqual(now)
  expect(memory.accounts.sessions.get('session')?.endsAt.getTime()).toBeGreaterThan(later(3_600).getTime())
})

it('to ask whether somebody is signed in still is no use of it, and says no once they are something else', async () => {
  now = later(600)
  const caller = { userId, role: 'artist', sessionId: 'session' } as const
  expect(await stillSignedIn(ports())(caller, of('token'))).toBe(true)
  expect(await stillSignedIn(ports())({ ...caller, role: 'admin' }, of('token'))).toBe(false)
  expect(await stillSignedIn(ports())(caller, of(null))).toBe(false)
  expect(await stillSignedIn(ports())(caller, of('another'))).toBe(false)
  expect(seenAt()).toEqual(begun)
})
