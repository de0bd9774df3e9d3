import { Router } from '@koa/router'
import type { Context } from 'koa'
import type { ArtworkView } from '#application/catalogue/contract.ts'
import type { Favourites } from '#application/favourites/contract.ts'
import type { Caller } from '#application/shared/caller.ts'
import type { Page } from '#application/shared/page.ts'
import { artworkSchema } from '../catalogue/artwork-responses.ts'
import { notSignedIn } from '../openapi/answers.ts'
import { describe } from '../openapi/operation.ts'
import { listOf, text } from '../openapi/schema.ts'
import { artworkIdIn } from '../requests/address-parts.ts'
import { jsonBody, readBody, readQuery } from '../requests/request-shape.ts'
import { sendPage } from '../send-page.ts'
import { callerOf } from '../session.ts'
import { FavouritesQuery, KeptIdsBody } from './requests.ts'

const artworks = listOf(artworkSchema)
const firstPage = { 200: { description: 'The first page of the favourites', schema: artworks } }
const ids = {
  200: { description: 'The ids of all, in the order they were marked; 1,000 at most', schema: listOf(text) },
}

/** A change is answered with the list's first page. */
const sendFirstPage = (ctx: Context, first: Page<ArtworkView>): void =>
  sendPage(ctx, first, '/api/users/favorites')

/** The favourites of whoever is signed in. */
export function favouritesController(favouritesOf: (caller: Caller) => Favourites): Router {
  const router = new Router()
  const mine = async (ctx: Context) => favouritesOf(await callerOf(ctx))

  router.get('/users/favorites', async (ctx) => {
    sendPage(ctx, await (await mine(ctx)).list(readQuery(ctx, FavouritesQuery)))
  })
  router.get('/users/favorites/ids', async (ctx) => {
    ctx.body = await (await mine(ctx)).ids()
  })
  router.post('/users/favorites', jsonBody, async (ctx) => {
    ctx.body = await (await mine(ctx)).unite(readBody(ctx, KeptIdsBody).ids)
  })
  router.post('/users/favorites/:artworkId', async (ctx) => {
    sendFirstPage(ctx, await (await mine(ctx)).add(artworkIdIn(ctx)))
  })
  router.delete('/users/favorites/:artworkId', async (ctx) => {
    sendFirstPage(ctx, await (await mine(ctx)).remove(artworkIdIn(ctx)))
  })

  return describe(router, [
    {
      method: 'get',
      path: '/users/favorites',
      summary: 'The favourite works that are on show, the last one marked first',
      query: FavouritesQuery,
      answers: {
        200: {
          description: 'A page of artworks; Link tells the next, X-Total-Count how many',
          schema: artworks,
        },
        400: { description: 'The query could not be read; fields says where' },
        ...notSignedIn,
      },
    },
    {
      method: 'get',
      path: '/users/favorites/ids',
      summary: 'Which works are favourites',
      answers: { ...ids, ...notSignedIn },
    },
    {
      method: 'post',
      path: '/users/favorites',
      summary:
        'Marks the works that a browser has kept, as far as there is room; unknown ones are passed over',
      body: KeptIdsBody,
      answers: {
        ...ids,
        400: { description: 'The request could not be read' },
        ...notSignedIn,
        415: { description: 'Not JSON' },
        422: { description: 'These are no ids' },
      },
    },
    {
      method: 'post',
      path: '/users/favorites/{artworkId}',
      summary: 'Marks a work; marking twice is marking',
      answers: {
        ...firstPage,
        ...notSignedIn,
        404: { description: 'There is no such artwork, or it is not public' },
        422: { description: 'The account has marked as many works as it can' },
      },
    },
    {
      method: 'delete',
      path: '/users/favorites/{artworkId}',
      summary: 'Takes a mark away',
      answers: { ...firstPage, ...notSignedIn },
    },
  ])
}
