import { Router } from '@koa/router'
import type { ArtistDirectory } from '#application/artists/contract.ts'
import { describe } from '../openapi/operation.ts'
import { listOf } from '../openapi/schema.ts'
import { idIn } from '../requests/address-parts.ts'
import { readQuery } from '../requests/request-shape.ts'
import { sendPage } from '../send-page.ts'
import { artistSchema } from './artist-responses.ts'
import { ArtistListQuery, artistRequest, FeaturedQuery } from './requests.ts'

const page = {
  200: {
    description: 'A page of artists; Link tells the next, X-Total-Count how many',
    schema: listOf(artistSchema),
  },
  400: { description: 'The query could not be read; fields says where' },
}

/** Meeting the artists. */
export function artistsController(artists: ArtistDirectory): Router {
  const router = new Router()

  router.get('/artists', async (ctx) => {
    sendPage(ctx, await artists.artists(artistRequest(readQuery(ctx, ArtistListQuery))))
  })

  router.get('/artists/featured', async (ctx) => {
    sendPage(ctx, await artists.featured(readQuery(ctx, FeaturedQuery)))
  })

  router.get('/artists/:id', async (ctx) => {
    ctx.body = await artists.artist(idIn(ctx))
  })

  return describe(router, [
    {
      method: 'get',
      path: '/artists',
      isForAll: true,
      summary: 'Approved artists, by name unless told otherwise; slips of the pen in names are forgiven',
      query: ArtistListQuery,
      answers: page,
    },
    {
      method: 'get',
      path: '/artists/featured',
      isForAll: true,
      summary: 'Artists with works on show whom most people follow',
      query: FeaturedQuery,
      answers: page,
    },
    {
      method: 'get',
      path: '/artists/{id}',
      isForAll: true,
      summary: 'One artist with their three strongest works',
      answers: {
        200: { description: 'The artist', schema: artistSchema },
        404: { description: 'There is no such artist, or they are not approved' },
      },
    },
  ])
}
