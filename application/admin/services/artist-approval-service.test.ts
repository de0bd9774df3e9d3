import { beforeEach, describe, expect, it } from 'vitest'
import { memoryArtistRepository } from '#adapters/memory/artists/memory-artist-repository.ts'
import { Memory } from '#adapters/memory/memory.ts'
import { memoryOutbox } from '#adapters/memory/notifications/memory-outbox.ts'
import { givenUser } from '#adapters/memory/testing/given-user.ts'
import { randomIds } from '#adapters/system/system.ts'
import { anArtist } from '#domain/testing/artists.ts'
import type { AuditedAction } from '../audit-writer.ts'
import { artistApprovalService } from './artist-approval-service.ts'

const now = new Date('2026-03-01T10:00:00Z')
const admin = { userId: 'wanjiru', role: 'admin', sessionId: 'one' } as const

let memory: Memory
let log: AuditedAction[]
let told: unknown[]

beforeEach(() => {
  memory = new Memory()
  log = []
  told = []
  memory.gallery.artists.set('amina', anArtist({ approved: false }))
})

const service = () =>
  artistApprovalService(
    {
      artists: memoryArtistRepository(memory.gallery, memory.accounts, memory.orders, memory.books),
      pending: { slice: async () => ({ items: [], last: null, total: 0 }) },
      outbox: memoryOutbox(memory.mails),
      audit: { write: async (entry) => void log.push(entry) },
      happenings: { tell: async (...happening) => void told.push(happening) },
      work: memory.work,
      clock: { now: () => now },
      ids: randomIds,
    },
    { feePercent: 15, publicUrl: 'https://sanaa.test' },
  )(admin)

const withAccount = () => {
  const { accounts } = memory
  accounts.artistIds.set(
    givenUser(accounts, { name: 'Amina Njoroge', email: 'amina@example.test' }, now),
    'amina',
  )
}
const mails = () => [...memory.mails].map(([event, { mail }]) => [event.replace(/:.+/, ':…'), mail.to])

describe('an admin who decides about an artist', () => {
  const subject = { kind: 'artist', id: 'amina', name: 'Amina Njoroge' }
  const entry = { adminId: 'wanjiru', subject, before: { approval: 'pending' }, at: now }

  it('is in the log with what was before and after, and the artist hears of it at once and by mail', async () => {
    withAccount()
    await service().approve('amina')
    expect(log).toEqual([{ ...entry, action: 'artist-approved', after: { approval: 'approved' } }])
    expect(told).toEqual([[{ kind: 'application-decided', approved: true }, { artistId: 'amina' }]])
    expect(mails()).toEqual([['artist-approved:…', 'amina@example.test']])
  })

  it('says why not, in the log and to the artist', async () => {
    withAccount()
    await service().reject('amina', ' More works ')
    const after = { approval: 'rejected', reason: 'More works' }
    expect(log).toEqual([{ ...entry, action: 'artist-rejected', after }])
    expect(told).toEqual([[{ kind: 'application-decided', approved: false }, { artistId: 'amina' }]])
    expect(mails()).toEqual([['artist-rejected:…', 'amina@example.test']])
    expect([...memory.mails.values()][0]?.mail.text).toContain('More works')
  })

  it('decides about one without an account, too, who gets no mail', async () => {
    await service().approve('amina')
    expect(memory.gallery.artists.get('amina')?.approval).toBe('approved')
    memory.gallery.artists.set('amina', anArtist({ approved: false }))
    await service().reject('amina', 'More works')
    expect(memory.gallery.artists.get('amina')?.approval).toBe('rejected')
    expect(mails()).toEqual([])
  })

  it('knows no artist who is not there', async () => {
    const refusal = { refusal: 'not-found', code: 'artist-not-found', message: 'There is no such artist.' }
    await expect(service().approve('nobody')).rejects.toMatchObject(refusal)
    expect([log, told]).toEqual([[], []])
  })
})
