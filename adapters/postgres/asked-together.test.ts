import { afterAll, expect, it } from 'vitest'
import { given } from '#adapters/composition/assembly.ts'
import { catalogueServices } from '#adapters/composition/catalogue/catalogue.tokens.ts'
import { database as databaseTokens } from '#adapters/composition/tokens.ts'
import { postgresAssembly } from '#adapters/testing/postgres-assembly.ts'
import type { TrendingRequest } from '#application/catalogue/contract.ts'
import { named, postgresPublicReads } from './answers/named-reads.ts'
import { askedTogether } from './asked-together.ts'
import { Database } from './database.ts'
import { statementsOf } from './statements.ts'
import { givenArtwork } from './testing/given-artworks.ts'
import { testDatabase } from './testing/test-database.ts'

const database = await testDatabase()
afterAll(() => database.close())

it('asks for all at once, answers each its own, and fails them all alike', async () => {
  const asked: (readonly number[])[] = []
  const doubled = askedTogether(async (all: readonly number[]) => {
    asked.push(all)
    if (all.includes(0)) throw new Error('away')
    return all.map((each) => 2 * each)
  })
  expect(await Promise.all([doubled(1), doubled(2)])).toEqual([2, 4])
  expect(await doubled(3)).toBe(6)
  await expect(Promise.allSettled([doubled(4), doubled(0)])).resolves.toMatchObject([
    { status: 'rejected' },
    { status: 'rejected' },
  ])
  expect(asked).toEqual([[1, 2], [3], [4, 0]])
})

it('asks alone in a unit of work, whose own changes are seen by nobody else', async () => {
  const asked: (readonly string[])[] = []
  const ask = askedTogether(async (all: readonly string[]) => {
    asked.push(all)
    return all
  })
  await Promise.all([database.work.run(() => ask('within')), ask('beside'), ask('and beside')])
  expect(asked).toHaveLength(2)
  expect(asked).toContainEqual(['within'])
})

it('lets nobody keep an answer that names nothing of what it has read, whoever else has asked with it', async () => {
  const ask = askedTogether(async (all: readonly string[]) => all)
  const { watched } = postgresPublicReads({ now: () => new Date() })
  const [kept, unnamed] = await Promise.all([
    watched(() =>
      named(
        () => ask('named'),
        (gathered) => gathered.add('works'),
      ),
    ),
    watched(() => ask('by the way')),
  ])
  expect([kept.madeOf.isKnown, unnamed.madeOf.isKnown]).toEqual([true, false])
})

it('shows the beginnings of several lists by two statements, each as it is shown alone', async () => {
  for (let each = 0; each < 12; each++)
    await givenArtwork(database.sql, {
      title: `Work ${each}`,
      category: each % 3 === 0 ? 'sculpture' : 'paintings',
      price: 1_000,
    })
  await database.sql(`update artworks set orientation = 'square'`)
  const run = statementsOf(database.orm)
  let statements = 0
  const counting = new Database(database.orm, (statement) => {
    statements += 1
    return run(statement)
  })
  const shop = postgresAssembly(database.orm, given(databaseTokens.queries, counting))
  const { trending } = shop.get(catalogueServices.catalogue)
  const requests: readonly TrendingRequest[] = [
    { limit: 3 },
    { limit: 8 },
    { category: 'sculpture', limit: 2 },
    { category: 'abstract' },
    { category: 'paintings', limit: 3 },
  ]
  // All by one hand, and two of one hand at most hang on a page.
  const together = await Promise.all(requests.map(trending))
  expect(statements).toBe(2)
  expect(together.map(({ items, total }) => [items.length, total])).toEqual([
    [2, 12],
    [2, 12],
    [2, 4],
    [0, 0],
    [2, 8],
  ])
  for (const [index, request] of requests.entries()) expect(await trending(request)).toEqual(together[index])
})
