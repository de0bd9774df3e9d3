import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, it } from 'vitest'
import { memoryLedgerRepository } from '#adapters/memory/fair-pay/memory-ledger-repository.ts'
import { Memory } from '#adapters/memory/memory.ts'
import { memoryOutbox } from '#adapters/memory/notifications/memory-outbox.ts'
import { memoryPayoutAccountRepository } from '#adapters/memory/payouts/memory-payout-account-repository.ts'
import { memoryPayoutReader } from '#adapters/memory/payouts/memory-payout-reader.ts'
import { memoryPayoutRepository } from '#adapters/memory/payouts/memory-payout-repository.ts'
import { randomIds } from '#adapters/system/system.ts'
import type { AuditedAction } from '#application/admin/audit-writer.ts'
import { paymentEntries } from '#domain/fair-pay/ledger.ts'
import type { Order } from '#domain/orders/order.ts'
import { PaymentAttempt } from '#domain/payments/payment-attempt.ts'
import { anArtist } from '#domain/testing/artists.ts'
import { aPaidOrder, piecesOf } from '#domain/testing/orders.ts'
import { payoutAdministrationService } from './payout-administration-service.ts'

let now: Date
let memory: Memory
let log: AuditedAction[]
let unreachable: string
let suspended: string
/** The artist whose account nobody can read any more. */
let unreadable: string
let service: ReturnType<ReturnType<typeof payoutAdministrationService>>

const admin = { userId: 'wanjiru', role: 'admin', sessionId: 'one' } as const

beforeEach(() => {
  now = new Date('2026-12-01T00:05:00Z')
  memory = new Memory()
  log = []
  unreachable = ''
  suspended = ''
  unreadable = ''
  const reader = memoryPayoutReader(memory, true)
  service = payoutAdministrationService(
    {
      payouts: memoryPayoutRepository(memory, true),
      reader: {
        ...reader,
        directed: async (id) =>
          (await reader.directed(id)).map((payout) =>
            payout.artistId === unreadable ? { ...payout, destination: null } : payout,
          ),
      },
      accounts: memoryPayoutAccountRepository(memory.accounts),
      contacts: {
        of: async (ids) =>
          ids
            .filter((id) => id !== unreachable)
            .map((artistId) => ({
              artistId,
              name: artistId,
              email: `${artistId}@example.test`,
              isSuspended: artistId === suspended,
            })),
      },
      files: {
        write: (kind, _batch, payouts) => ({
          name: kind,
          type: 'text/plain',
          text: payouts.map(({ amount }) => amount).join(),
        }),
      },
      outbox: memoryOutbox(memory.mails),
      audit: { write: async (entry) => void log.push(entry) },
      work: memory.work,
      ids: randomIds,
      clock: { now: () => now },
    },
    { publicUrl: 'https://sanaa.test' },
  )(admin)
})

/** Something of an artist that its buyer has had since then. */
async function sold(artistId: string, subtotal: number, deliveredAt: string) {
  const at = new Date(deliveredAt)
  const lines = [piecesOf('Harbour', artistId, subtotal)]
  const order = aPaidOrder({ id: randomUUID(), number: randomUUID(), lines }, at)
  order.ship(artistId, 'DHL', 'JD0146', at)
  order.arrive(artistId, at)
  memory.orders.orders.set(order.number, order)
  await memoryLedgerRepository(memory.books).post(order.id, paymentEntries([{ artistId, subtotal }], 15), at)
  return order
}

/** Nobody but the sandbox was paid for it. */
function wasPlayed(order: Order): void {
  const id = randomUUID()
  order.paymentReference = id
  const sum = { amount: order.price.total, currency: 'USD' } as const
  const details = {
    id,
    origin: id,
    provider: 'sandbox',
    way: 'card',
    price: sum.amount,
    sum,
    payer: null,
  } as const
  memory.payments.attempts.set(id, new PaymentAttempt(details, now))
}

const nameOf = (artistId: string) => `${artistId} by name`

function hasAccount(artistId: string, usedFrom: Date | null = new Date('2026-01-01T00:00:00Z')) {
  memory.gallery.artists.set(artistId, anArtist({ id: artistId, name: nameOf(artistId) }))
  memory.accounts.artistIds.set(`user of ${artistId}`, artistId)
  const destination = { kind: 'iban', iban: 'DE89370400440532013000', holder: artistId } as const
  const account = {
    id: randomUUID(),
    userId: `user of ${artistId}`,
    kind: 'iban',
    ending: '3000',
    confirmBy: now,
    usedFrom,
    destination,
    digest: '',
  } as const
  memory.accounts.payoutAccounts.set(account.userId, {
    confirmed: usedFrom ? account : null,
    toConfirm: usedFrom ? null : account,
  })
}

const subjects = () => [...memory.mails.values()].map(({ mail }) => [mail.to, mail.subject])
const balance = () => {
  const sums: Record<string, number> = {}
  for (const { account, amount } of [...memory.books.entries.values()].flat())
    sums[account.kind] = (sums[account.kind] ?? 0) + amount
  return sums
}

describe('a batch of payouts', () => {
  it('sets aside what is due to whoever has an account, and nobody is told anything yet', async () => {
    hasAccount('amina')
    await sold('amina', 64_000, '2026-11-02T10:00:00Z')
    await sold('amina', 10_000, '2026-11-20T10:00:00Z')
    const batch = await service.make()
    expect(batch).toMatchObject({
      name: '2026-12-1',
      total: 54_400,
      sentAt: null,
      payouts: [{ amount: 54_400, standing: 'set-aside', kind: 'iban', ending: '3000' }],
    })
    expect(subjects()).toEqual([])
    expect(balance()).toMatchObject({ artist: 8_500, 'set-aside': 54_400 })
    await expect(service.make()).rejects.toMatchObject({ refusal: 'conflict', code: 'nothing-to-pay' })
    expect(log.map(({ action, subject }) => [action, subject.name])).toEqual([
      ['payouts-set-aside', '2026-12-1'],
    ])
  })

  it('leaves out whoever cannot be paid, and says why', async () => {
    for (const artist of ['amina', 'brook', 'chidi', 'desta', 'esi', 'femi'])
      await sold(artist, 1_000, '2026-11-02')
    hasAccount('amina')
    hasAccount('brook', null)
    hasAccount('chidi', new Date('2026-12-04T00:00:00Z'))
    hasAccount('desta')
    unreachable = 'desta'
    hasAccount('femi')
    suspended = 'femi'
    const reasons = async () =>
      Object.fromEntries((await service.unpaid()).map(({ artist, obstacle }) => [artist.id, obstacle]))
    expect(await reasons()).toEqual({
      amina: null,
      brook: 'not-confirmed',
      chidi: 'waiting',
      desta: 'no-address',
      esi: 'no-account',
      femi: 'suspended',
    })
    expect((await service.make()).payouts).toHaveLength(1)
    expect(await reasons()).not.toHaveProperty('amina')

    // Who can be paid later has theirs in another batch of the month.
    now = new Date('2026-12-04T09:00:00Z')
    expect(await service.make()).toMatchObject({ name: '2026-12-2', total: 850 })
  })

  it('holds no play money, which is told beside what is due', async () => {
    hasAccount('amina')
    await sold('amina', 1_000, '2026-11-02')
    const played = await sold('amina', 10_000, '2026-11-02')
    wasPlayed(played)
    const unpaid = async () => (await service.unpaid()).map(({ amount, obstacle }) => [amount, obstacle])
    expect(await unpaid()).toEqual([
      [8_500, 'play-money'],
      [850, null],
    ])
    const { id, total } = await service.make()
    expect(total).toBe(850)
    expect(await unpaid()).toEqual([[8_500, 'play-money']])
    await service.send(id)
  })

  it('stays here as long as it holds play money, of before real money came', async () => {
    const played: Order[] = []
    for (const artist of ['amina', 'brook']) {
      hasAccount(artist)
      played.push(await sold(artist, 10_000, '2026-11-02'))
    }
    const { id, payouts } = await service.make()
    played.forEach(wasPlayed)
    const refusal = {
      refusal: 'conflict',
      code: 'play-money',
      message: expect.stringMatching(
        /^Nobody has paid what this batch holds for amina by name, brook by name: .* only played it\. Take it/,
      ),
    }
    await expect(service.send(id)).rejects.toMatchObject(refusal)
    await expect(service.file(id, 'iban')).rejects.toMatchObject(refusal)
    const all = payouts.map((payout) => payout.id)
    await service.returned(id, all, 'Nobody has paid it.')
    await expect(service.send(id)).rejects.toMatchObject({ code: 'nothing-to-send' })
    now = new Date('2027-01-01T00:05:00Z')
    await expect(service.make()).rejects.toMatchObject({ code: 'nothing-to-pay' })
  })

  it.each([
    ['who was suspended', () => (suspended = 'amina')],
    ['whose account has ended', () => (unreachable = 'amina')],
  ])('keeps a batch here while it holds money of somebody %s since', async (_what, happens) => {
    for (const artist of ['amina', 'brook']) {
      hasAccount(artist)
      await sold(artist, 10_000, '2026-11-02')
    }
    const { id, payouts } = await service.make()
    happens()
    const refusal = {
      refusal: 'conflict',
      code: 'artist-suspended',
      message: 'Suspended, or without an account: amina by name. Take what is theirs out of the batch first.',
    }
    await expect(service.send(id)).rejects.toMatchObject(refusal)
    await expect(service.file(id, 'iban')).rejects.toMatchObject(refusal)
    const theirs = payouts.filter(({ artist }) => artist.id === 'amina').map((payout) => payout.id)
    await service.returned(id, theirs, 'The account is suspended.')
    expect((await service.send(id)).payouts.map(({ standing }) => standing).toSorted()).toEqual([
      'returned',
      'sent',
    ])
  })

  it('is sent, and settled or returned, payout by payout, and never twice', async () => {
    for (const artist of ['amina', 'brook', 'chidi']) {
      hasAccount(artist)
      await sold(artist, 10_000, '2026-11-02')
    }
    const { id, payouts } = await service.make()
    const [amina = '', brook = ''] = ['amina', 'brook'].map(
      (name) => payouts.find(({ artist }) => artist.id === name)?.id,
    )
    await expect(service.settle(id, null)).rejects.toMatchObject({
      refusal: 'conflict',
      code: 'payout-not-on-its-way',
    })
    await service.send(id)
    await expect(service.send(id)).rejects.toMatchObject({ refusal: 'conflict', code: 'already-sent' })
    expect(subjects()).toHaveLength(3)
    expect(subjects()[0]?.[1]).toBe('Your payout of $85.00 is on its way')

    await expect(service.returned(id, [brook], ' ')).rejects.toMatchObject({
      fields: { reason: expect.any(String) },
    })
    await service.returned(id, [brook], 'AC04: closed account')
    expect(subjects().at(-1)).toEqual(['brook@example.test', 'Your payout of $85.00 came back'])
    // One of them is nowhere on its way: the other stays where it is.
    await expect(service.settle(id, [amina, brook])).rejects.toMatchObject({ code: 'payout-not-on-its-way' })
    expect(balance()).toMatchObject({ artist: 8_500, 'on-its-way': 17_000 })
    const { standings } = await service.settle(id, null)
    expect(standings).toEqual([
      { standing: 'settled', count: 2, amount: 17_000 },
      { standing: 'returned', count: 1, amount: 8_500 },
    ])
    expect(balance()).toMatchObject({ artist: 8_500, 'set-aside': 0, 'on-its-way': 0, 'paid-out': 17_000 })
    expect(Object.values(balance()).reduce((sum, each) => sum + each, 0)).toBe(0)

    now = new Date('2027-01-01T00:05:00Z')
    expect(await service.make()).toMatchObject({ name: '2027-01-1', total: 8_500 })
  })

  it('is taken as a file, which is written down', async () => {
    hasAccount('amina')
    await sold('amina', 10_000, '2026-11-02')
    const { id } = await service.make()
    expect(await service.file(id, 'iban')).toMatchObject({ text: '8500' })
    await expect(service.file(id, 'mpesa')).rejects.toMatchObject({
      refusal: 'conflict',
      code: 'no-such-payouts',
    })
    expect(log.map(({ action }) => action)).toEqual(['payouts-set-aside', 'payout-file-taken'])
  })

  it('gives back what can be sent to nobody, and never says that it is on its way', async () => {
    for (const artist of ['amina', 'brook']) {
      hasAccount(artist)
      await sold(artist, 10_000, '2026-11-02')
    }
    const { id } = await service.make()
    unreadable = 'brook'
    const { payouts, unreadable: told } = await service.batch(id)
    expect(told).toEqual(payouts.filter(({ artist }) => artist.id === 'brook').map((each) => each.id))
    expect(await service.file(id, 'iban')).toMatchObject({ text: '8500' })

    const sent = await service.send(id)
    expect(sent.unreadable).toEqual([])
    expect(sent.standings).toEqual([
      { standing: 'sent', count: 1, amount: 8_500 },
      { standing: 'returned', count: 1, amount: 8_500 },
    ])
    expect(subjects()).toEqual([
      ['amina@example.test', 'Your payout of $85.00 is on its way'],
      ['brook@example.test', 'Your payout of $85.00 came back'],
    ])
    expect(balance()).toMatchObject({ artist: 8_500, 'set-aside': 0, 'on-its-way': 8_500 })
    expect(log.slice(2).map(({ action, after }) => [action, after])).toEqual([
      ['payouts-sent', expect.objectContaining({ payouts: 1, total: '$85.00' })],
      [
        'payouts-returned',
        {
          standing: 'returned',
          payouts: 1,
          total: '$85.00',
          reason: 'Your account can no longer be read here. Please name it again.',
        },
      ],
    ])
  })

  it('leaves without what was taken out of it, and is told so', async () => {
    for (const artist of ['amina', 'brook']) {
      hasAccount(artist)
      await sold(artist, artist.length * 1_000, '2026-11-02')
    }
    const { id, payouts } = await service.make()
    const brooks = payouts.filter(({ artist }) => artist.id === 'brook').map((each) => each.id)
    await expect(service.returned(id, null, 'Under inquiry')).rejects.toMatchObject({
      code: 'payout-not-on-its-way',
    })
    const aside = { standing: 'set-aside', count: 1, amount: 4_250 }
    const takenOut = { count: 1, amount: 4_250 }
    expect(await service.returned(id, brooks, 'Under inquiry')).toMatchObject({
      total: 4_250,
      standings: [aside],
      takenOut,
    })
    expect(log.at(-1)).toMatchObject({
      action: 'payouts-taken-out',
      after: { standing: 'taken-out', payouts: 1, total: '$42.50', reason: 'Under inquiry' },
    })
    expect(subjects()).toEqual([['brook@example.test', 'Your payout of $42.50 was not sent']])
    expect((await service.file(id, 'iban')).text).toBe('4250')
    now = new Date('2026-12-01T09:00:00Z')
    expect(await service.send(id)).toMatchObject({
      total: 4_250,
      standings: [{ ...aside, standing: 'sent' }],
      takenOut,
    })
    expect(balance()).toMatchObject({ 'set-aside': 0, 'on-its-way': 4_250, artist: 4_250 })
    // It leaves with the next month's, and an admin sees so.
    const left = { from: '2027-01-01T00:00:00.000Z', amount: 4_250 }
    expect(await service.unpaid()).toMatchObject([
      { artist: { id: 'brook' }, obstacle: 'taken-out', ...left },
    ])
    await expect(service.make()).rejects.toMatchObject({ code: 'nothing-to-pay' })
    const amina = payouts.filter(({ artist }) => artist.id === 'amina').map((each) => each.id)
    await service.returned(id, amina, 'The account is closed')
    expect(await service.unpaid()).toMatchObject([
      { obstacle: 'came-back', ...left },
      { obstacle: 'taken-out', ...left },
    ])
    await expect(service.make()).rejects.toMatchObject({ code: 'nothing-to-pay' })
    now = new Date('2027-01-01T00:05:00Z')
    expect(await service.unpaid()).toMatchObject([
      { amount: 4_250, obstacle: null, from: null },
      { amount: 4_250, obstacle: null, from: null },
    ])
  })

  it('keeps the others that can be sent to nobody where they are, where one is taken out', async () => {
    for (const artist of ['amina', 'brook']) {
      hasAccount(artist)
      await sold(artist, 10_000, '2026-11-02')
    }
    const { id, payouts } = await service.make()
    unreadable = 'brook'
    const aminas = payouts.filter(({ artist }) => artist.id === 'amina').map((each) => each.id)
    const { standings } = await service.returned(id, aminas, 'Under inquiry')
    expect(standings).toEqual([{ standing: 'set-aside', count: 1, amount: 8_500 }])
    expect(subjects()).toEqual([['amina@example.test', 'Your payout of $85.00 was not sent']])
    expect(log.map(({ action }) => action)).toEqual(['payouts-set-aside', 'payouts-taken-out'])
  })

  it('that has left is settled without a word, and whatever becomes of accounts since', async () => {
    hasAccount('amina')
    await sold('amina', 10_000, '2026-11-02')
    const { id } = await service.make()
    await service.send(id)
    unreadable = 'amina'
    expect((await service.batch(id)).unreadable).toEqual([])
    // A mail to an address that is given up meanwhile is not written a second time.
    await memoryOutbox(memory.mails).withdraw('amina@example.test')
    expect((await service.settle(id, null)).standings).toMatchObject([{ standing: 'settled', count: 1 }])
    expect(subjects()).toEqual([])
  })

  it('of which all was taken out has nothing left to send, and cannot be sent', async () => {
    hasAccount('amina')
    await sold('amina', 10_000, '2026-11-02')
    const { id, payouts } = await service.make()
    const out = await service.returned(
      id,
      payouts.map((each) => each.id),
      'Under inquiry',
    )
    expect(out).toMatchObject({ total: 0, standings: [], takenOut: { count: 1, amount: 8_500 } })
    await expect(service.send(id)).rejects.toMatchObject({ refusal: 'conflict', code: 'nothing-to-send' })
    expect(log.map(({ action }) => action)).toEqual(['payouts-set-aside', 'payouts-taken-out'])
  })

  it('of which nothing can be sent is not written down as sent', async () => {
    hasAccount('brook')
    await sold('brook', 10_000, '2026-11-02')
    const { id } = await service.make()
    unreadable = 'brook'
    await service.send(id)
    expect(log.map(({ action }) => action)).toEqual(['payouts-set-aside', 'payouts-returned'])
  })

  it('holds in its file nothing that has arrived or come back', async () => {
    for (const artist of ['amina', 'brook', 'chidi']) {
      hasAccount(artist)
      await sold(artist, artist.length * 1_000, '2026-11-02')
    }
    const { id, payouts } = await service.make()
    await service.send(id)
    const of = (name: string) => payouts.filter(({ artist }) => artist.id === name).map((each) => each.id)
    await service.settle(id, of('brook'))
    await service.returned(id, of('chidi'), 'AC04: closed account')
    expect((await service.file(id, 'iban')).text).toBe('4250')
  })

  it('is written down with each step: how many, how much and why', async () => {
    for (const artist of ['amina', 'brook']) {
      hasAccount(artist)
      await sold(artist, 10_000, '2026-11-02')
    }
    const { id, payouts } = await service.make()
    const { name } = await service.file(id, 'iban')
    await service.send(id)
    const [first = '', second = ''] = payouts.map((each) => each.id)
    await service.settle(id, [first, first])
    await service.returned(id, [second], ' AC04 ')
    const both = { payouts: 2, total: '$170.00' }
    const one = { payouts: 1, total: '$85.00' }
    expect(log.map(({ action, subject, before, after }) => [action, subject, before, after])).toEqual(
      [
        ['payouts-set-aside', { standing: 'set-aside', ...both }],
        ['payout-file-taken', { standing: 'set-aside', ...both, file: name }],
        ['payouts-sent', { standing: 'sent', ...both }],
        ['payouts-settled', { standing: 'settled', ...one }],
        ['payouts-returned', { standing: 'returned', ...one, reason: 'AC04' }],
      ].map(([action, after]) => [action, { kind: 'payouts', id, name: '2026-12-1' }, null, after]),
    )
    // Who was told that it is on its way hears of it again only where it is not.
    expect(subjects()).toHaveLength(3)
    expect([...memory.mails.keys()].at(-1)).toBe(`payout-returned:${second}`)
  })

  it('comes back with a reason that fits into a mail', async () => {
    hasAccount('amina')
    await sold('amina', 10_000, '2026-11-02')
    const { id } = await service.make()
    await service.send(id)
    await expect(service.returned(id, null, 'x'.repeat(201))).rejects.toMatchObject({
      code: 'reason-missing',
      fields: { reason: 'At most 200 characters' },
    })
    await expect(service.returned(id, null, '')).rejects.toMatchObject({
      fields: { reason: 'Say why it came back: the artist reads it' },
    })
    expect((await service.returned(id, null, 'x'.repeat(200))).standings).toMatchObject([{ count: 1 }])
  })

  it('says of an account that waits from when it can be paid to, and of no other', async () => {
    for (const artist of ['amina', 'brook', 'chidi']) await sold(artist, 1_000, '2026-11-02')
    hasAccount('amina')
    hasAccount('brook', new Date('2026-12-04T00:00:00Z'))
    const from = new Map((await service.unpaid()).map((each) => [each.artist.id, each.from]))
    expect(from).toEqual(
      new Map([
        ['amina', null],
        ['brook', '2026-12-04T00:00:00.000Z'],
        ['chidi', null],
      ]),
    )
  })

  it('that there is not can be neither seen, taken nor moved', async () => {
    for (const asked of [
      () => service.batch('nonsense'),
      () => service.file('nonsense', 'iban'),
      () => service.send('nonsense'),
    ])
      await expect(asked()).rejects.toMatchObject({
        refusal: 'not-found',
        code: 'payout-batch-not-found',
      })
  })
})
