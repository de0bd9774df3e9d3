import { randomUUID } from 'node:crypto'
import { orderPorts } from '#adapters/composition/orders/orders.tokens.ts'
import { postgresAssembly } from '#adapters/testing/postgres-assembly.ts'
import { describeArtists } from '#application/artists/artist-repository.suite.ts'
import { givenUser } from '../testing/given-user.ts'
import { testDatabase } from '../testing/test-database.ts'
import { postgresArtistRepository } from './postgres-artist-repository.ts'

describeArtists('in PostgreSQL', async () => {
  const { db, orm, sql, work, close } = await testDatabase()
  const orders = postgresAssembly(orm).get(orderPorts.orders)
  return {
    artists: postgresArtistRepository(db),
    work,
    givenUser: () => givenUser(sql),
    async hangWork(artistId, title) {
      const id = randomUUID()
      await sql(
        `insert into artworks (id, artist_id, title, category, price_cents, stock)
         values ($1, $2, $3, 'paintings', 100, 1)`,
        [id, artistId, title],
      )
      return id
    },
    async titlesOnShow() {
      const rows = await sql<{ title: string }>('select title from artworks where public')
      return rows.map(({ title }) => title)
    },
    sold: (order) => work.run(() => orders.add(order, order.id)),
    close,
  }
})
