import { httpCaller } from '#adapters/http-client/call.ts'
import { ownArtworksClient } from '#adapters/http-client/own-artworks-client.ts'
import type { Sql } from '#adapters/postgres/sql.ts'
import { givenPerson, givenSession } from '#adapters/testing/given-people.ts'
import { serviceStudio } from '../actors/service/service-artist.ts'
import type { Studio, StudioStage } from '../roles/artist.ts'

/** An artist at the HTTP client. */
async function clientStudio(origin: string, cookie: string): Promise<Studio> {
  const call = httpCaller({
    origin,
    fetch: (asked, init) => {
      const headers = new Headers(init?.headers)
      headers.set('cookie', cookie)
      return fetch(asked, { ...init, headers })
    },
  })
  return serviceStudio(ownArtworksClient(call))
}

/** Studios in front of the whole server. @param studioOf how somebody works there who is signed in with a cookie */
export const servedStudios = (sql: Sql, origin: string, studioOf = clientStudio): StudioStage => ({
  async open(name, approved) {
    const userId = await givenPerson(sql, 'artist', name)
    if (!approved) await sql(`update artists set approval = 'pending' where user_id = $1`, [userId])
    return await studioOf(origin, await givenSession(sql, userId))
  },
  async hideByAdmin(title, reason) {
    await sql(
      `update artworks set visibility = 'hidden', hidden_because = $2, version = version + 1 where title = $1`,
      [title, reason],
    )
  },
})
