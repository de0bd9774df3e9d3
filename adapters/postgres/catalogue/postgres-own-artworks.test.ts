import { afterAll } from 'vitest'
import { given } from '#adapters/composition/assembly.ts'
import {
  cataloguePorts,
  catalogueServices,
  intakePorts,
} from '#adapters/composition/catalogue/catalogue.tokens.ts'
import { orderPorts } from '#adapters/composition/orders/orders.tokens.ts'
import { sharedPorts, system } from '#adapters/composition/shared/shared.tokens.ts'
import { shopExports } from '#adapters/import/shop-exports.ts'
import { memoryPictureIntake } from '#adapters/memory/catalogue/memory-picture-intake.ts'
import { MemoryJobs } from '#adapters/memory/shared/memory-jobs.ts'
import { memoryThrottle } from '#adapters/memory/shared/memory-throttle.ts'
import { givenAccount } from '#adapters/testing/given-accounts.ts'
import { givenImages } from '#adapters/testing/given-images.ts'
import { postgresAssembly } from '#adapters/testing/postgres-assembly.ts'
import { describeOwnArtworks } from '#application/catalogue/own-artworks.suite.ts'
import { testDatabase } from '../testing/test-database.ts'

const database = await testDatabase()
afterAll(() => database.close())

describeOwnArtworks('in PostgreSQL', async (clock) => {
  const { sql, orm } = database
  const thrownAway: string[] = []
  const kept = postgresAssembly(orm).get(cataloguePorts.kept)
  const shop = postgresAssembly(
    orm,
    given(system.clock, clock),
    givenImages(thrownAway),
    given(
      intakePorts.intake,
      memoryPictureIntake((hash) => kept.note(hash, clock.now())),
    ),
    given(intakePorts.exports, shopExports),
    given(sharedPorts.throttle, memoryThrottle()),
    given(sharedPorts.jobs, new MemoryJobs()),
  )
  const signals = shop.get(cataloguePorts.signals)
  const stock = shop.get(orderPorts.stock)
  return {
    artworksOf: shop.get(catalogueServices.ownArtworks),
    wholeOf: shop.get(catalogueServices.wholeArtworks),
    kept,
    unusedPictures: shop.get(catalogueServices.unusedPictures),
    thrownAway,
    givenUser: () => givenAccount(sql, 'user'),
    async givenArtist(approved) {
      const userId = await givenAccount(sql, 'artist')
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
    look: (artworkId) => signals.view(artworkId, 'a visitor', clock.now()),
    sell: async (artworkId) => void (await stock.take([{ artworkId, quantity: 1 }], clock.now())),
  }
})
