import { afterAll } from 'vitest'
import { shopExports } from '#adapters/import/shop-exports.ts'
import { memoryPictureIntake } from '#adapters/memory/catalogue/memory-picture-intake.ts'
import { MemoryJobs } from '#adapters/memory/shared/memory-jobs.ts'
import { memoryThrottle } from '#adapters/memory/shared/memory-throttle.ts'
import { randomIds } from '#adapters/system/system.ts'
import { givenPerson } from '#adapters/testing/given-people.ts'
import { describeOwnArtworks } from '#application/catalogue/own-artworks.suite.ts'
import { postgresArtworkStock } from '../orders/postgres-artwork-stock.ts'
import { postgresUnitOfWork } from '../postgres-unit-of-work.ts'
import { testDatabase } from '../testing/test-database.ts'
import { postgresArtworkSignals } from './postgres-artwork-signals.ts'
import { postgresKeptPictures } from './postgres-kept-pictures.ts'
import { postgresOwnArtworkReader } from './postgres-own-artwork-reader.ts'
import { postgresOwnArtworkRepository } from './postgres-own-artwork-repository.ts'

const database = await testDatabase()
afterAll(() => database.close())

describeOwnArtworks('in PostgreSQL', async () => {
  const { sql, db, orm } = database
  const kept = postgresKeptPictures(sql)
  const signals = postgresArtworkSignals(sql, postgresUnitOfWork(orm))
  let now = new Date()
  return {
    ports: {
      works: postgresOwnArtworkRepository(sql, db),
      reader: postgresOwnArtworkReader(sql),
      intake: memoryPictureIntake((hash) => kept.note(hash, now)),
      kept,
      exports: shopExports,
      throttle: memoryThrottle(),
      jobs: new MemoryJobs(),
      work: postgresUnitOfWork(orm),
      ids: randomIds,
    },
    setTime(time) {
      now = time
    },
    givenUser: () => givenPerson(sql, 'user'),
    async givenArtist(approved) {
      const userId = await givenPerson(sql, 'artist')
      if (!approved) await sql(`update artists set approval = 'pending' where user_id = $1`, [userId])
      return userId
    },
    async isPublic(id) {
      return (await sql('select from artworks where id = $1 and public', [id])).length > 0
    },
    async hideByAdmin(id, reason) {
      await sql(
        `update artworks set visibility = 'hidden', hidden_because = $2, version = version + 1 where id = $1`,
        [id, reason],
      )
    },
    look: (artworkId) => signals.view(artworkId, 'a visitor', now),
    sell: async (artworkId) => void (await postgresArtworkStock(sql).take([{ artworkId, quantity: 1 }])),
  }
})
