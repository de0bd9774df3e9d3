import { randomUUID } from 'node:crypto'
import * as fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { monthOf } from '#domain/fair-pay/earnings.ts'
import { ledgerSum, type PostedEntry, paymentEntries } from '#domain/fair-pay/ledger.ts'
import { artistsPaid, type BookTotal, totalsOf } from '#domain/fair-pay/open-books.ts'
import { Database } from '../database.ts'
import { createOrm } from '../orm.ts'
import { postgresUnitOfWork } from '../postgres-unit-of-work.ts'
import { createSql } from '../sql.ts'
import { givenArtist } from '../testing/given-artworks.ts'
import { testDatabase } from '../testing/test-database.ts'
import { postgresBookTotalsReader } from './postgres-book-totals-reader.ts'
import { postgresLedgerRepository } from './postgres-ledger-repository.ts'

const database = await testDatabase()
afterAll(() => database.close())

const ledger = postgresLedgerRepository(database.db)
const reader = postgresBookTotalsReader(database.db)
const posted: PostedEntry[] = []
let artists: readonly string[] = []

beforeAll(async () => {
  artists = await Promise.all(['Amina', 'Brook', 'Chidi'].map((name) => givenArtist(database.sql, name)))
})

async function givenOrder(): Promise<string> {
  const id = randomUUID()
  await database.sql(
    `insert into orders (id, number, email, status, method, payment_status, shipping, fee_percent,
       access_key_digest, placed_at, expires_at)
     values ($1, $2, 'p@example.test', 'paid', 'card', 'paid', '{}', 15, '', now(), now())`,
    [id, id],
  )
  return id
}

interface GivenPosting {
  readonly kind: 'sale' | 'refund'
  readonly at: Date
  readonly fee: number
  readonly parts: readonly { readonly artist: number; readonly amount: number; readonly pieces: number }[]
}

function entriesOf({ kind, at, fee, parts }: GivenPosting): readonly PostedEntry[] {
  const sign = kind === 'sale' ? 1 : -1
  const given = parts.map(({ artist, amount, pieces }) => ({
    kind,
    at,
    account: { kind: 'artist' as const, artistId: artists[artist] ?? '' },
    amount: sign * amount,
    sales: sign * amount,
    pieces: sign * pieces,
  }))
  const platform = { kind, at, account: { kind: 'platform' as const }, amount: sign * fee, sales: 0 }
  const buyer = { kind, at, account: { kind: 'buyer' as const }, sales: 0 }
  return [{ ...buyer, amount: 0 - ledgerSum([...given, platform]) }, ...given, platform]
}

const sorted = (totals: readonly BookTotal[]) =>
  totals.toSorted((one, other) =>
    `${one.account} ${one.kind}`.localeCompare(`${other.account} ${other.kind}`),
  )

/** Whole thousandths of a second, as the books keep them, on both sides of the turns of months. */
const moment = fc
  .integer({ min: Date.UTC(2026, 9, 30), max: Date.UTC(2026, 11, 3) })
  .map((milliseconds) => new Date(milliseconds))
const posting = fc.record<GivenPosting>({
  kind: fc.constantFrom('sale', 'refund'),
  at: moment,
  fee: fc.nat(3_000),
  parts: fc.uniqueArray(fc.record({ artist: fc.nat(2), amount: fc.nat(30_000), pieces: fc.nat(3) }), {
    selector: ({ artist }) => artist,
    minLength: 1,
    maxLength: 3,
  }),
})

it('the running sums are those of all lines, whatever is posted, and by how many at once', async () => {
  const agree = fc.asyncProperty(fc.array(posting, { minLength: 1, maxLength: 6 }), async (given) => {
    await Promise.all(
      given.map(async (each) => {
        const entries = entriesOf(each)
        await ledger.post(await givenOrder(), entries, each.at)
        posted.push(...entries)
      }),
    )
    expect(sorted(await reader.totals())).toEqual(sorted(totalsOf(posted)))
    for (const month of ['2026-10', '2026-11', '2026-12'])
      expect(sorted(await reader.totals(month))).toEqual(
        sorted(totalsOf(posted.filter(({ at }) => monthOf(at) === month))),
      )
    expect(await reader.artistsPaid()).toBe(artistsPaid(posted))
  })
  const found = await fc.check(agree, { numRuns: 25 })
  if (found.errorInstance) throw found.errorInstance
  expect(found.counterexample).toBeNull()
})

it('of two who post at once none waits for the other, though their processes have like numbers', async () => {
  // More than there are slots.
  const processes = 17
  const many = createOrm(database.url, { poolSize: processes })
  const unitOfWork = postgresUnitOfWork(many)
  const books = postgresLedgerRepository(new Database(many))
  const numbers: number[] = []
  const [everybody, both] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  let [chosen, posts] = [0, 0]
  await Promise.all(
    Array.from({ length: processes }, () =>
      unitOfWork.run(async () => {
        const [own] = await createSql(many)<{ slot: number }>('select pg_backend_pid() % 16 as slot')
        const slot = own?.slot ?? 0
        if (numbers.push(slot) === processes) everybody.resolve()
        await everybody.promise
        const alike = numbers.find((each, at) => numbers.indexOf(each) !== at)
        if (slot !== alike || chosen === 2) return
        chosen++
        const at = new Date()
        const artistId = await givenArtist(database.sql, randomUUID())
        const entries = paymentEntries([{ artistId, subtotal: 1_000 }], 15)
        await books.post(await givenOrder(), entries, at)
        posted.push(...entries.map((entry) => ({ ...entry, at })))
        if (++posts === 2) both.resolve()
        await both.promise
      }),
    ),
  )
  await many.close()
  expect(posts).toBe(2)
  expect(sorted(await reader.totals())).toEqual(sorted(totalsOf(posted)))
})

it('what is not posted after all is not counted', async () => {
  const before = await reader.totals()
  const [part] = entriesOf({ kind: 'sale', at: new Date(), fee: 100, parts: [] })
  if (!part) throw new Error('A posting has lines.')
  await expect(ledger.post(await givenOrder(), [part], new Date())).rejects.toThrow(/do not sum to zero/)
  expect(sorted(await reader.totals())).toEqual(sorted(before))
})

it('they are read without a look at the lines', async () => {
  const plan = await database.sql<{ 'QUERY PLAN': string }>(
    `explain select account, kind, sum(amount_cents) from book_totals where month = '' group by account, kind`,
  )
  expect(plan.map((row) => row['QUERY PLAN']).join('\n')).not.toContain('ledger_entries')
})
