import { Router } from '@koa/router'
import type { Context } from 'koa'
import type { AdminArtworkView, ArtworkAdministration } from '#application/admin/contract.ts'
import type { Caller } from '#application/shared/caller.ts'
import { visibilities } from '#domain/catalogue/artwork.ts'
import type { InDollars } from '#domain/shared/money.ts'
import { artworkProperties } from '../catalogue/artwork-responses.ts'
import { describe } from '../openapi/operation.ts'
import {
  boolean,
  listOf,
  namedSchema,
  nullable,
  objectOf,
  oneOf,
  type Schema,
  text,
} from '../openapi/schema.ts'
import { idIn } from '../requests/address-parts.ts'
import { jsonBody, readBody, readQuery } from '../requests/request-shape.ts'
import { sendPage } from '../send-page.ts'
import { callerOf } from '../session.ts'
import { badQuery, nobody, notThere, unreadable, wrong } from './admin-answers.ts'
import { AdminArtworksQuery, FeaturedBody, ReasonBody } from './requests.ts'

const adminArtworkSchema: Schema<InDollars<AdminArtworkView>> = namedSchema(
  'AdminArtwork',
  objectOf({
    ...artworkProperties,
    visibility: oneOf(visibilities),
    hiddenBecause: nullable(text),
    featured: boolean,
  }),
)

const artwork = { 200: { description: 'The artwork as it is now', schema: adminArtworkSchema } }

/** Looking after everybody's works. */
export function adminArtworksController(serviceOf: (caller: Caller) => ArtworkAdministration): Router {
  const router = new Router()
  const service = async (ctx: Context) => serviceOf(await callerOf(ctx))

  router.get('/admin/artworks', async (ctx) => {
    sendPage(ctx, await (await service(ctx)).artworks(readQuery(ctx, AdminArtworksQuery)))
  })
  router.put('/admin/artworks/:id/hide', jsonBody, async (ctx) => {
    const { reason = '' } = readBody(ctx, ReasonBody)
    ctx.body = await (await service(ctx)).hide(idIn(ctx), reason)
  })
  router.put('/admin/artworks/:id/restore', async (ctx) => {
    ctx.body = await (await service(ctx)).restore(idIn(ctx))
  })
  router.put('/admin/artworks/:id/feature', jsonBody, async (ctx) => {
    const { featured } = readBody(ctx, FeaturedBody)
    ctx.body = await (await service(ctx)).feature(idIn(ctx), featured)
  })

  return describe(router, [
    {
      method: 'get',
      path: '/admin/artworks',
      summary: 'All works but those that their artists have removed, the newest first',
      query: AdminArtworksQuery,
      answers: {
        200: {
          description: 'A page of artworks; Link tells the next, X-Total-Count how many, up to 10,000',
          schema: listOf(adminArtworkSchema),
        },
        ...badQuery,
        ...nobody,
        ...notThere,
      },
    },
    {
      method: 'put',
      path: '/admin/artworks/{id}/hide',
      summary: 'Takes a work off the wall; its artist is shown why',
      body: ReasonBody,
      answers: {
        ...artwork,
        409: { description: 'It is not on show' },
        ...unreadable,
        ...wrong,
        ...nobody,
        ...notThere,
      },
    },
    {
      method: 'put',
      path: '/admin/artworks/{id}/restore',
      summary: 'Hangs a work again that an admin has hidden',
      answers: { ...artwork, 409: { description: 'No admin has hidden it' }, ...nobody, ...notThere },
    },
    {
      method: 'put',
      path: '/admin/artworks/{id}/feature',
      summary: 'Lets a work lead the trending ones, or not any more',
      body: FeaturedBody,
      answers: { ...artwork, ...unreadable, ...wrong, ...nobody, ...notThere },
    },
  ])
}
