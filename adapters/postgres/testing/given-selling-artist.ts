import { randomUUID } from 'node:crypto'
import { artistDashboardPorts } from '#adapters/composition/artist-dashboard/artist-dashboard.tokens.ts'
import type { Assembly } from '#adapters/composition/assembly.ts'
import type { GivenArtist } from '#adapters/testing/artist-dashboard/artist-dashboard-fixture.ts'
import { givenAccount } from '#adapters/testing/given-accounts.ts'
import type { Sql } from '../sql.ts'

/** An artist with an account, and a work of theirs for lines of orders. */
export async function givenSellingArtist(assembly: Assembly, sql: Sql, name: string): Promise<GivenArtist> {
  const userId = await givenAccount(sql, 'artist', name)
  const artistId = (await assembly.get(artistDashboardPorts.reader).artistOf(userId))?.id ?? ''
  const artworkId = randomUUID()
  await sql(
    `insert into artworks (id, artist_id, title, category, price_cents, stock)
     values ($1, $2, 'Harbour', 'paintings', 100, 1)`,
    [artworkId, artistId],
  )
  return { userId, artistId, artworkId }
}
