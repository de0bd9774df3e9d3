import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, it } from 'vitest'
import { memoryLedgerRepository } from '#adapters/memory/fair-pay/memory-ledger-repository.ts'
import { memoryPayoutRepository } from '#adapters/memory/fair-pay/memory-payout-repository.ts'
import { Memory } from '#adapters/memory/memory.ts'
import { memoryOutbox } from '#adapters/memory/notifications/memory-outbox.ts'
import { randomIds } from '#adapters/system/system.ts'
import { paymentEntries, refundEntries } from '#domain/fair-pay/ledger.ts'
import { type Payouts, payoutsService } from './payouts-service.ts'

let now: Date
let memory: Memory
let books: Memory['books']
let unreachable: string
let service: Payouts

beforeEach(() => {
  now = new Date('2026-12-01T00:05:00Z')
  memory = new Memory()
  books = memory.books
  unreachable = ''
  service = payoutsService(
    {
      payouts: memoryPayoutRepository(books),
      contacts: {
        of: async (ids) => {
          if (ids.includes(unreachable)) throw new Error('no answer')
          return ids.map((artistId) => ({ artistId, name: 'Amina', email: `${artistId}@example.test` }))
        },
      },
      outbox: memoryOutbox(memory.mails),
      work: memory.work,
      ids: randomIds,
      clock: { now: () => now },
    },
    { publicUrl: 'https://sanaa.test' },
  )
})

async function sold(artistId: string, subtotal: number, at: string) {
  const orderId = randomUUID()
  const entries = paymentEntries([{ artistId, subtotal }], 15)
  await memoryLedgerRepository(books).post(orderId, entries, new Date(at))
  const back = refundEntries([{ artistId, kept: subtotal, back: subtotal }], 15)
  return () => memoryLedgerRepository(books).post(orderId, back, now)
}
const subjects = () => [...memory.mails.values()].map(({ mail }) => [mail.to, mail.subject])
const amounts = () => [...books.payouts.values()].map(({ month, amount }) => [month, amount])

describe('paying artists', () => {
  it('books what is due once a month, and tells each by mail', async () => {
    await sold('amina', 64_000, '2026-11-02T10:00:00Z')
    await sold('amina', 10_000, '2026-11-20T10:00:00Z')
    expect(await service.pay()).toBe(1)
    now = new Date('2026-12-01T01:05:00Z')
    expect(await service.pay()).toBe(0)
    expect(amounts()).toEqual([['2026-12', 54_400]])
    expect(subjects()).toEqual([['amina@example.test', 'Your payout of $544.00 is on its way']])
    const booked = [...books.entries.values()].flat()
    expect(booked.reduce((sum, { amount }) => sum + amount, 0)).toBe(0)

    now = new Date('2027-01-01T00:05:00Z')
    expect(await service.pay()).toBe(1)
    expect(amounts()).toContainEqual(['2027-01', 8_500])
  })

  it('makes up later in the month for a first day that was missed, with the same sum', async () => {
    await sold('amina', 64_000, '2026-11-02T10:00:00Z')
    await sold('amina', 10_000, '2026-11-20T10:00:00Z')
    now = new Date('2026-12-19T12:00:00Z')
    await service.pay()
    expect(amounts()).toEqual([['2026-12', 54_400]])
  })

  it('keeps from the next payout what buyers got back after the last one', async () => {
    const refund = await sold('amina', 10_000, '2026-11-02T10:00:00Z')
    await service.pay()
    await refund()
    await sold('amina', 30_000, '2026-12-03T10:00:00Z')
    now = new Date('2027-01-01T00:05:00Z')
    await service.pay()
    expect(amounts()).toEqual([
      ['2026-12', 8_500],
      ['2027-01', 17_000],
    ])
  })

  it('pays everybody else where one cannot be paid, and says so', async () => {
    await sold('amina', 10_000, '2026-11-02T10:00:00Z')
    await sold('brook', 10_000, '2026-11-02T10:00:00Z')
    unreachable = 'amina'
    await expect(service.pay()).rejects.toThrow('Some artists could not be paid.')
    expect([...books.payouts.values()].map(({ artistId }) => artistId)).toEqual(['brook'])
    unreachable = ''
    expect(await service.pay()).toBe(1)
  })
})
