import { httpCaller } from '#adapters/http-client/call.ts'
import { ownArtworksClient } from '#adapters/http-client/own-artworks-client.ts'
import type { Sql } from '#adapters/postgres/sql.ts'
import { givenAccount, givenSession } from '#adapters/testing/given-accounts.ts'
import { serviceArtist } from '../actors/service/service-artist.ts'
import type { ArtistAtWork, ArtistsAtWork } from '../roles/artist.ts'

/** An artist at the HTTP client. */
async function clientArtist(origin: string, cookie: string): Promise<ArtistAtWork> {
  const call = httpCaller({
    origin,
    fetch: (asked, init) => {
      const headers = new Headers(init?.headers)
      headers.set('cookie', cookie)
      return fetch(asked, { ...init, headers })
    },
  })
  return serviceArtist(ownArtworksClient(call))
}

/** Artists in front of the whole server. @param artistOf how somebody works there who is signed in with a cookie */
export const servedArtists = (sql: Sql, origin: string, artistOf = clientArtist): ArtistsAtWork => ({
  async open(name, approved) {
    const userId = await givenAccount(sql, 'artist', name)
    if (!approved) await sql(`update artists set approval = 'pending' where user_id = $1`, [userId])
    return await artistOf(origin, await givenSession(sql, userId))
  },
  async hideByAdmin(title, reason) {
    await sql(
      `update artworks set visibility = 'hidden', hidden_because = $2, version = version + 1 where title = $1`,
      [title, reason],
    )
  },
})
