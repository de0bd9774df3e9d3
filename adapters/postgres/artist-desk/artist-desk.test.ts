import { randomUUID } from 'node:crypto'
import { describe } from 'vitest'
import { artistDeskPorts } from '#adapters/composition/artist-desk/artist-desk.tokens.ts'
import { artistDeskContract } from '#adapters/testing/artist-desk.suite.ts'
import { givenPerson } from '#adapters/testing/given-people.ts'
import { postgresAssembly } from '#adapters/testing/postgres-assembly.ts'
import { testDatabase } from '../testing/test-database.ts'

describe('an artist’s desk in PostgreSQL', () => {
  artistDeskContract(async () => {
    const { orm, sql, close } = await testDatabase()
    const assembly = postgresAssembly(orm)
    const desk = assembly.get(artistDeskPorts.desk)
    return {
      assembly,
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
