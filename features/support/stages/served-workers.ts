import type { Sql } from '#adapters/postgres/sql.ts'
import { givenAccount, givenSession } from '#adapters/testing/given-accounts.ts'
import { serviceWorker } from '../actors/service/service-asker-at-work.ts'
import { cookieFetch } from '../cookie-fetch.ts'
import type { Worker, Workers } from '../roles/asker-at-work.ts'

/** Somebody at the HTTP client. */
const clientWorker = async (origin: string, cookie: string): Promise<Worker> =>
  serviceWorker(origin, cookieFetch(cookie))

/** Artists and admins in front of the whole server. @param workerOf how somebody works there who is signed in with a cookie */
export const servedWorkers = (sql: Sql, origin: string, workerOf = clientWorker): Workers => ({
  async artist(name) {
    // She makes her profile as the first thing.
    const id = await givenAccount(sql, 'user', name)
    return workerOf(origin, await givenSession(sql, id))
  },
  async admin(name) {
    for (const applicant of ['Amina Njoroge', 'Brook Bekele']) {
      const id = await givenAccount(sql, 'artist', applicant)
      await sql(`update artists set approval = 'pending' where user_id = $1`, [id])
    }
    return workerOf(origin, await givenSession(sql, await givenAccount(sql, 'admin', name)))
  },
})
