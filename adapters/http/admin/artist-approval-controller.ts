import { Router } from '@koa/router'
import type { Context } from 'koa'
import type { ArtistApproval, PendingArtistView } from '#application/admin/contract.ts'
import type { Caller } from '#application/shared/caller.ts'
import type { InDollars } from '#domain/shared/money.ts'
import { artistProperties } from '../artists/artist-responses.ts'
import { artworkProperties } from '../catalogue/artwork-responses.ts'
import { describe } from '../openapi/operation.ts'
import {
  boolean,
  listOf,
  namedSchema,
  nullable,
  objectOf,
  type Schema,
  text,
  time,
} from '../openapi/schema.ts'
import { idIn } from '../requests/address-parts.ts'
import { jsonBody, readBody, readQuery } from '../requests/request-shape.ts'
import { sendPage } from '../send-page.ts'
import { callerOf } from '../session.ts'
import { badQuery, done, nobody, notThere, unreadable, wrong } from './admin-answers.ts'
import { PendingArtistsQuery, ReasonBody } from './requests.ts'

const pendingArtistSchema: Schema<InDollars<PendingArtistView>> = namedSchema(
  'PendingArtist',
  objectOf({
    ...artistProperties,
    email: nullable(text),
    appliedAt: time,
    waiting: { ...boolean, description: 'Whether they have asked; others are still getting ready' },
    artworks: listOf(
      objectOf({
        ...artworkProperties,
        ready: { ...boolean, description: 'Whether it hangs with the approval; drafts do not' },
      }),
    ),
  }),
)

const decided = { 409: { description: 'It has been decided already' } }

/** Deciding on those who want to sell. */
export function artistApprovalController(serviceOf: (caller: Caller) => ArtistApproval): Router {
  const router = new Router()
  const service = async (ctx: Context) => serviceOf(await callerOf(ctx))

  router.get('/admin/artists/pending', async (ctx) => {
    sendPage(ctx, await (await service(ctx)).pending(readQuery(ctx, PendingArtistsQuery)))
  })
  router.put('/admin/artists/:id/approve', async (ctx) => {
    await (await service(ctx)).approve(idIn(ctx))
    ctx.status = 204
  })
  router.put('/admin/artists/:id/reject', jsonBody, async (ctx) => {
    const { reason = '' } = readBody(ctx, ReasonBody)
    await (await service(ctx)).reject(idIn(ctx), reason)
    ctx.status = 204
  })

  return describe(router, [
    {
      method: 'get',
      path: '/admin/artists/pending',
      summary: 'Artists who wait for a decision with all their works, those who have asked first',
      query: PendingArtistsQuery,
      answers: {
        200: {
          description: 'A page of artists; Link tells the next, X-Total-Count how many',
          schema: listOf(pendingArtistSchema),
        },
        ...badQuery,
        ...nobody,
        ...notThere,
      },
    },
    {
      method: 'put',
      path: '/admin/artists/{id}/approve',
      summary:
        'Puts an artist and the works that they have marked as ready on show, and tells them by mail; drafts stay drafts',
      answers: { ...done, ...decided, ...nobody, ...notThere },
    },
    {
      method: 'put',
      path: '/admin/artists/{id}/reject',
      summary: 'Tells an artist by mail why not yet; they may mend it and ask again',
      body: ReasonBody,
      answers: { ...done, ...decided, ...unreadable, ...wrong, ...nobody, ...notThere },
    },
  ])
}
