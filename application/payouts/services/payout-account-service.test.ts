import { beforeEach, describe, expect, it } from 'vitest'
import { memorySessionRepository } from '#adapters/memory/identity/memory-session-repository.ts'
import { Memory } from '#adapters/memory/memory.ts'
import { memoryOutbox } from '#adapters/memory/notifications/memory-outbox.ts'
import { memoryPayoutAccountRepository } from '#adapters/memory/payouts/memory-payout-account-repository.ts'
import { givenUser } from '#adapters/memory/testing/given-user.ts'
import { randomIds } from '#adapters/system/system.ts'
import { callers } from '#application/identity/sessions/callers.ts'
import { nobodysVisit } from '#application/identity/sessions/visit.ts'
import { payoutAccountService } from './payout-account-service.ts'

const signedInAt = new Date('2026-03-01T10:00:00Z')
const minutesLater = (minutes: number) => new Date(signedInAt.getTime() + minutes * 60_000)

let memory: Memory
let now: Date
let counted: string[]
/** Whether mails reach the artist. */
let isReachable: boolean
let desk: ReturnType<ReturnType<typeof payoutAccountService>>

beforeEach(() => {
  memory = new Memory()
  now = minutesLater(1)
  counted = []
  isReachable = true
  const digest = (text: string) => `digest of ${text}`
  const sessions = memorySessionRepository(memory.accounts)
  const clock = { now: () => now }
  const userId = givenUser(memory.accounts, { role: 'artist' })
  memory.accounts.sessions.set('session', {
    id: 'session',
    userId,
    tokenDigest: digest('token'),
    device: '',
    createdAt: signedInAt,
    seenAt: signedInAt,
    endsAt: minutesLater(1e6),
  })
  const ports = {
    accounts: memoryPayoutAccountRepository(memory.accounts),
    artists: { artistOf: async () => ({ id: 'amina', name: 'Amina' }) },
    contacts: {
      of: async (ids: readonly string[]) =>
        isReachable && ids.includes('amina')
          ? [{ artistId: 'amina', name: 'Amina', email: 'amina@example.test', isSuspended: false }]
          : [],
    },
    sessions,
    callerOf: callers({ sessions, clock, digest }),
    outbox: memoryOutbox(memory.mails),
    throttle: {
      count: async ({ name }: { name: string }) => void counted.push(name),
      forget: async () => {},
    },
    work: memory.work,
    ids: randomIds,
    clock,
    digest,
    ibans: { electronic: (typed: string) => (typed.startsWith('DE') ? typed : null) },
    phones: { international: () => '+254712345678' },
  }
  desk = payoutAccountService(ports, { publicUrl: 'https://sanaa.test' })({ ...nobodysVisit, token: 'token' })
})

const bank = { kind: 'iban', iban: 'DE89370400440532013000', holder: 'Amina', phone: '' } as const
const mpesa = { kind: 'mpesa', iban: '', holder: '', phone: '0712 345 678' } as const

const mails = () => [...memory.mails.values()].map(({ mail }) => mail)
const lastToken = () =>
  /\?token=([\w-]+)/.exec(mails().findLast(({ text }) => text.includes('?token='))?.text ?? '')?.[1] ?? ''

describe('the account that an artist is paid to', () => {
  it('is named, and counts once the link in the mail is opened, the first at once', async () => {
    expect(await desk.show()).toEqual({ account: null, toConfirm: null })
    const named = {
      account: null,
      toConfirm: { kind: 'iban', ending: '3000', until: '2026-03-02T10:01:00.000Z' },
    }
    expect(await desk.name(bank)).toEqual(named)
    expect(await desk.show()).toEqual(named)
    expect(mails()).toMatchObject([{ to: 'amina@example.test', subject: 'Confirm where your money goes' }])
    expect(await desk.confirm(lastToken())).toEqual({
      account: { kind: 'iban', ending: '3000', usedFrom: '2026-03-01T10:01:00.000Z', isInUse: true },
      toConfirm: null,
    })
    expect(mails()).toHaveLength(2)
    expect(counted).toEqual(['payout-accounts', 'payout-accounts'])
  })

  it('waits a week where it takes the place of another, which its artist reads', async () => {
    await desk.name(bank)
    await desk.confirm(lastToken())
    await desk.name(mpesa)
    expect(await desk.show()).toMatchObject({
      account: { kind: 'iban', isInUse: true },
      toConfirm: { kind: 'mpesa', ending: '5678' },
    })
    expect(await desk.confirm(lastToken())).toEqual({
      account: { kind: 'mpesa', ending: '5678', usedFrom: '2026-03-08T10:01:00.000Z', isInUse: false },
      toConfirm: null,
    })
    expect(mails().at(-1)?.text).toContain('3000')
  })

  it('is confirmed by no other link, by none twice, and by none that is too late', async () => {
    await desk.name(bank)
    const token = lastToken()
    const dead = { code: 'token-no-longer-valid' }
    await expect(desk.confirm('nonsense')).rejects.toMatchObject(dead)
    await desk.confirm(token)
    await expect(desk.confirm(token)).rejects.toMatchObject(dead)
  })

  it('is no longer told of as waiting when its link has ended', async () => {
    await desk.name(bank)
    now = new Date('2026-03-02T10:00:59Z')
    expect((await desk.show()).toConfirm).not.toBeNull()
    now = new Date('2026-03-02T10:01:00Z')
    expect((await desk.show()).toConfirm).toBeNull()
  })

  it('is changed by nobody who signed in ten minutes ago, and left a browser open', async () => {
    now = minutesLater(10)
    const old = { refusal: 'forbidden', code: 'sign-in-again' }
    await expect(desk.name(bank)).rejects.toMatchObject(old)
    await expect(desk.confirm('nonsense')).rejects.toMatchObject(old)
    expect(await desk.show()).toEqual({ account: null, toConfirm: null })
    expect([mails(), counted]).toEqual([[], []])
  })

  it('is not named where something is wrong with it, or where no mail would reach its artist', async () => {
    await expect(desk.name({ ...bank, iban: 'nonsense' })).rejects.toMatchObject({
      code: 'payout-account-incomplete',
      fields: { iban: 'Enter a valid IBAN: please check each figure' },
    })
    isReachable = false
    await expect(desk.name(bank)).rejects.toMatchObject({ refusal: 'conflict', code: 'no-address' })
    expect(await desk.show()).toEqual({ account: null, toConfirm: null })
  })
})
