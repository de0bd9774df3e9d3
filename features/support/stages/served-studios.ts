import { httpCaller } from '#adapters/http-client/call.ts'
import { ownArtworksClient } from '#adapters/http-client/own-artworks-client.ts'
import type { Sql } from '#adapters/postgres/sql.ts'
import { givenPerson, givenSession } from '#adapters/testing/given-people.ts'
import { serviceStudio } from '../actors/service-studio.ts'
import type { StudioStage } from '../studio.ts'

/** Studios in front of the whole server. */
export const servedStudios = (sql: Sql, origin: string): StudioStage => ({
  async open(name, approved) {
    const userId = await givenPerson(sql, 'artist', name)
    if (!approved) await sql(`update artists set approval = 'pending' where user_id = $1`, [userId])
    const cookie = await givenSession(sql, userId)
    const call = httpCaller({
      origin,
      fetch: (asked, init) => {
        const headers = new Headers(init?.headers)
        headers.set('cookie', cookie)
        return fetch(asked, { ...init, headers })
      },
    })
    return serviceStudio(ownArtworksClient(call))
  },
  async hideByAdmin(title, reason) {
    await sql(
      `update artworks set visibility = 'hidden', hidden_because = $2, version = version + 1 where title = $1`,
      [title, reason],
    )
  },
})
