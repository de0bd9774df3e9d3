import { randomUUID } from 'node:crypto'
import { describe } from 'vitest'
import { artistDashboardPorts } from '#adapters/composition/artist-dashboard/artist-dashboard.tokens.ts'
import { artistDashboardContract } from '#adapters/testing/artist-dashboard/artist-dashboard.suite.ts'
import { givenAccount } from '#adapters/testing/given-accounts.ts'
import { postgresAssembly } from '#adapters/testing/postgres-assembly.ts'
import { testDatabase } from '../testing/test-database.ts'

describe('an artist’s dashboard in PostgreSQL', () => {
  artistDashboardContract(async () => {
    const { orm, sql, close } = await testDatabase()
    const assembly = postgresAssembly(orm)
    const reader = assembly.get(artistDashboardPorts.reader)
    return {
      assembly,
      async givenArtist(name) {
        const userId = await givenAccount(sql, 'artist', name)
        const artistId = (await reader.artistOf(userId))?.id ?? ''
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
