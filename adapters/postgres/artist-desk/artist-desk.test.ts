import { randomUUID } from 'node:crypto'
import { describe } from 'vitest'
import { artistDeskContract } from '#adapters/testing/artist-desk.suite.ts'
import { givenPerson } from '#adapters/testing/given-people.ts'
import { postgresLedgerRepository } from '../fair-pay/postgres-ledger-repository.ts'
import { postgresPayoutRepository } from '../fair-pay/postgres-payout-repository.ts'
import { postgresMessageRepository } from '../messages/postgres-message-repository.ts'
import { postgresOrderListReader } from '../orders/postgres-order-list-reader.ts'
import { postgresOrderRepository } from '../orders/postgres-order-repository.ts'
import { testDatabase } from '../testing/test-database.ts'
import { postgresArtistDeskReader } from './postgres-artist-desk-reader.ts'
import { postgresArtistInbox } from './postgres-artist-inbox.ts'

describe('an artist’s desk in PostgreSQL', () => {
  artistDeskContract(async () => {
    const { orm, sql, db, work, close } = await testDatabase()
    const desk = postgresArtistDeskReader(db)
    return {
      desk,
      inbox: postgresArtistInbox(db),
      list: postgresOrderListReader(sql),
      orders: postgresOrderRepository(orm, sql),
      ledger: postgresLedgerRepository(db),
      payouts: postgresPayoutRepository(db),
      messages: postgresMessageRepository(db),
      work,
      async givenArtist(name) {
        const userId = await givenPerson(sql, 'artist', name)
        const artistId = (await desk.artistOf(userId))?.id ?? ''
        const artworkId = randomUUID()
        await sql(
          `insert into artworks (id, artist_id, title, category, price_cents, stock)
           values ($1, $2, 'Harbour', 'paintings', 100, 1)`,
          [artworkId, artistId],
        )
        return { userId, artistId, artworkId }
      },
      close,
    }
  })
})
