import { randomUUID } from 'node:crypto'
import * as fc from 'fast-check'
import { afterAll, expect, it } from 'vitest'
import { artistPorts } from '#adapters/composition/artists/artists.tokens.ts'
import { cataloguePorts } from '#adapters/composition/catalogue/catalogue.tokens.ts'
import { orderPorts } from '#adapters/composition/orders/orders.tokens.ts'
import { postgresAssembly } from '#adapters/testing/postgres-assembly.ts'
import { stockWithBack, visibilities } from '#domain/catalogue/artwork.ts'
import { isPresentable } from '#domain/catalogue/publishing.ts'
import { dayOf, heatOf, isNewcomer } from '#domain/catalogue/trending.ts'
import { keepSignals } from '../demo/kept-signals.ts'
import { givenArtist, givenArtwork } from '../testing/given-artworks.ts'
import { testDatabase } from '../testing/test-database.ts'

// Statements that decide as a rule of the domain does, over a row that is changed.

const database = await testDatabase()
afterAll(() => database.close())
const { db, sql } = database
const assembly = postgresAssembly(database.orm)

const day = 86_400_000

it('what people do makes a work as hot as the domain says, and lets it be new as long', async () => {
  const now = new Date('2026-11-21T09:00:00Z')
  const signals = assembly.get(cataloguePorts.signals)
  const ofDays = fc.array(
    fc.record({
      day: fc.integer({ min: dayOf(now) - 40, max: dayOf(now) }),
      views: fc.oneof(fc.constant(0), fc.nat(30)),
      favourites: fc.oneof(fc.constant(0), fc.integer({ min: -2, max: 4 })),
      sales: fc.oneof(fc.constant(0), fc.integer({ min: -1, max: 3 })),
    }),
    { maxLength: 6 },
  )
  const hung = fc.record({ daysAgo: fc.integer({ min: 0, max: 45 }), days: ofDays })
  await fc.assert(
    fc.asyncProperty(fc.array(hung, { minLength: 10, maxLength: 30 }), async (works) => {
      const expected = new Map<string, object>()
      for (const { daysAgo, days } of works) {
        const createdAt = new Date(now.getTime() - daysAgo * day)
        const artworkId = await givenArtwork(sql, { title: 'Looked at', createdAt })
        const byDay = [...new Map(days.map((each) => [each.day, each])).values()]
        await keepSignals(
          db,
          byDay.map((each) => ({ ...each, artworkId })),
        )
        const newcomer = isNewcomer({ createdAt, signals: byDay }, now)
        expected.set(artworkId, { heat: heatOf(byDay), newcomer })
      }
      await signals.settle(now)
      const found = await db
        .selectFrom('artworks')
        .select(['id', 'heat', 'newcomer'])
        .where('id', 'in', [...expected.keys()])
        .execute()
      expect(new Map(found.map(({ id, ...warmth }) => [id, warmth]))).toEqual(expected)
    }),
    { numRuns: 5 },
  )
})

it('pieces come back as the domain says: of what is one of a kind there is never more than the one', async () => {
  const stock = assembly.get(orderPorts.stock)
  for (const unique of [true, false])
    for (const left of unique ? [0, 1] : [0, 1, 3])
      for (const quantity of [1, 2]) {
        const artworkId = await givenArtwork(sql, { title: 'Comes back', unique, stock: left })
        await stock.giveBack([{ artworkId, quantity }])
        const [work] = await stock.look([artworkId])
        expect(work?.stock).toBe(stockWithBack({ unique, stock: left }, quantity))
      }
})

it('works that an admin can look at are those of the domain', async () => {
  const artists = assembly.get(artistPorts.artists)
  for (const visibility of visibilities)
    for (const removedFrom of [null, ...visibilities])
      for (const title of visibility === 'public' ? ['Dusk'] : ['', 'Dusk'])
        for (const pictures of [0, 1]) {
          const artist = randomUUID()
          const work = await givenArtwork(sql, { title: 'Dusk', artist })
          await db
            .updateTable('artworks')
            .set({ visibility, removed_from: removedFrom, title })
            .where('id', '=', work)
            .execute()
          if (pictures === 0) await db.deleteFrom('artwork_images').where('artwork_id', '=', work).execute()
          const { works } = await artists.readiness(await givenArtist(sql, artist))
          expect(works).toBe(Number(isPresentable({ visibility, removedFrom, title }, pictures)))
        }
})
