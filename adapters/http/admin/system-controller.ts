import { Router } from '@koa/router'
import type { AdminSession, GivenUpJob, System, SystemView } from '#application/admin/system-contract.ts'
import type { Caller } from '#application/shared/caller.ts'
import { describe } from '../openapi/operation.ts'
import {
  boolean,
  count,
  listOf,
  namedSchema,
  nullable,
  objectOf,
  type Schema,
  text,
  time,
} from '../openapi/schema.ts'
import { idIn } from '../requests/address-parts.ts'
import { callerOf } from '../session.ts'
import { done, nobody, notThere } from './admin-answers.ts'

const jobSchema: Schema<GivenUpJob> = namedSchema(
  'GivenUpJob',
  objectOf({ id: text, kind: text, about: text, at: time, tries: count, reason: text }),
)

const sessionSchema: Schema<AdminSession> = namedSchema(
  'AdminSession',
  objectOf({
    id: text,
    adminId: text,
    name: text,
    device: text,
    current: boolean,
    signedInAt: time,
    lastSeenAt: time,
  }),
)

const systemSchema: Schema<SystemView> = namedSchema(
  'System',
  objectOf({
    versions: objectOf({
      shop: text,
      node: text,
      database: text,
      migrations: count,
      newestMigration: text,
    }),
    mails: objectOf({ leave: boolean, waiting: count, kept: count, givenUp: count }),
    disk: objectOf({ machine: text, total: count, free: count, database: count, pictures: nullable(count) }),
    check: nullable(objectOf({ at: time, differences: count })),
    jobs: listOf(jobSchema),
    sessions: listOf(sessionSchema),
  }),
)

/** How the shop itself is. */
export function systemController(systemFor: (caller: Caller) => System): Router {
  const router = new Router()
  router.get('/admin/system', async (ctx) => {
    ctx.body = await systemFor(await callerOf(ctx)).state()
  })
  router.put('/admin/system/jobs/:id/again', async (ctx) => {
    await systemFor(await callerOf(ctx)).doAgain(idIn(ctx))
    ctx.status = 204
  })
  router.delete('/admin/system/sessions/:id', async (ctx) => {
    await systemFor(await callerOf(ctx)).signOut(idIn(ctx))
    ctx.status = 204
  })
  return describe(router, [
    {
      method: 'get',
      path: '/admin/system',
      summary:
        'How the shop itself is: versions, bytes on its disk, whether mails leave, the newest check of the books, jobs that were given up, and in which browsers admins are signed in',
      answers: { 200: { description: 'As it is now', schema: systemSchema }, ...nobody, ...notThere },
    },
    {
      method: 'put',
      path: '/admin/system/jobs/{id}/again',
      summary: 'Has a job that was given up tried anew; the log tells of it',
      answers: { ...done, ...nobody, ...notThere },
    },
    {
      method: 'delete',
      path: '/admin/system/sessions/{id}',
      summary: 'Signs an admin out of a browser; the log tells of it',
      answers: { ...done, ...nobody, ...notThere },
    },
  ])
}
