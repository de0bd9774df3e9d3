import { Router } from '@koa/router'
import { type AuditEntry, type AuditLog, auditedKinds } from '#application/admin/contract.ts'
import type { Caller } from '#application/shared/caller.ts'
import { byline } from '../catalogue/artwork-responses.ts'
import { describe } from '../openapi/operation.ts'
import {
  anyObject,
  listOf,
  namedSchema,
  nullable,
  objectOf,
  oneOf,
  type Schema,
  text,
  time,
} from '../openapi/schema.ts'
import { readQuery } from '../requests/request-shape.ts'
import { sendPage } from '../send-page.ts'
import { callerOf } from '../session.ts'
import { badQuery, nobody, notThere } from './admin-answers.ts'
import { AuditQuery } from './requests.ts'

const state = nullable(anyObject)

const auditEntrySchema: Schema<AuditEntry> = namedSchema(
  'AuditEntry',
  objectOf({
    id: text,
    at: time,
    admin: byline,
    action: text,
    subject: objectOf({ kind: oneOf(auditedKinds), id: text, name: text }),
    before: state,
    after: state,
  }),
)

/** What admins have done. */
export function auditController(logFor: (caller: Caller) => AuditLog): Router {
  const router = new Router()
  router.get('/admin/audit', async (ctx) => {
    sendPage(ctx, await logFor(await callerOf(ctx)).entries(readQuery(ctx, AuditQuery)))
  })
  return describe(router, [
    {
      method: 'get',
      path: '/admin/audit',
      summary:
        'What admins have done, the newest first; by id or a part of the name of whom or what it concerns, its kind, who did it, and the first and last day (UTC)',
      query: AuditQuery,
      answers: {
        200: {
          description: 'A page of entries; Link tells the next, X-Total-Count how many, up to 10,000',
          schema: listOf(auditEntrySchema),
        },
        ...badQuery,
        ...nobody,
        ...notThere,
      },
    },
  ])
}
