import { Router } from '@koa/router'
import type { Catalogue } from '#application/catalogue/contract.ts'
import { categories, categoryLabel } from '#domain/catalogue/category.ts'
import { describe } from '../openapi/operation.ts'
import { listOf } from '../openapi/schema.ts'
import { idIn } from '../requests/address-parts.ts'
import { readQuery } from '../requests/request-shape.ts'
import { sendPage } from '../send-page.ts'
import { artworkSchema, categoryCountsSchema, facetsSchema } from './artwork-responses.ts'
import {
  ArtworkListQuery,
  ArtworkSearchQuery,
  FacetsQuery,
  listRequest,
  SimilarQuery,
  TrendingQuery,
} from './requests.ts'

const page = {
  200: {
    description:
      'A page of artworks; Link tells the next, X-Total-Count how many; what is chosen by more than category and price band is counted up to 1,000',
    schema: listOf(artworkSchema),
  },
  400: { description: 'The query could not be read; fields says where' },
}

/** So many similar works are shown unless told. */
const similarShown = 4

/** Browsing, searching and opening artworks. */
export function artworksController(catalogue: Catalogue): Router {
  const router = new Router()

  router.get('/artworks', async (ctx) => {
    sendPage(ctx, await catalogue.artworks(listRequest(readQuery(ctx, ArtworkListQuery))))
  })

  router.get('/artworks/search', async (ctx) => {
    const { query, ...rest } = readQuery(ctx, ArtworkSearchQuery)
    sendPage(ctx, await catalogue.artworks(listRequest({ ...rest, q: query })))
  })

  router.get('/artworks/trending', async (ctx) => {
    sendPage(ctx, await catalogue.trending(listRequest(readQuery(ctx, TrendingQuery))))
  })

  router.get('/artworks/facets', async (ctx) => {
    ctx.body = await catalogue.facets(listRequest(readQuery(ctx, FacetsQuery)))
  })

  router.get('/artworks/:id', async (ctx) => {
    ctx.body = await catalogue.artwork(idIn(ctx))
  })

  router.get('/artworks/:id/similar', async (ctx) => {
    const { limit } = readQuery(ctx, SimilarQuery)
    ctx.body = await catalogue.similar(idIn(ctx), limit ?? similarShown)
  })

  router.get('/categories', async (ctx) => {
    const counts = await catalogue.categoryCounts()
    ctx.body = categories.map((category) => ({
      category,
      label: categoryLabel(category),
      count: counts[category],
    }))
  })

  return describe(router, [
    {
      method: 'get',
      path: '/artworks',
      isForAll: true,
      summary: 'Public artworks, filtered and sorted; with words and no sort, the best matches first',
      query: ArtworkListQuery,
      answers: page,
    },
    {
      method: 'get',
      path: '/artworks/search',
      isForAll: true,
      summary: 'Artworks by words in title, artist, medium or description; slips of the pen are forgiven',
      query: ArtworkSearchQuery,
      answers: page,
    },
    {
      method: 'get',
      path: '/artworks/trending',
      isForAll: true,
      summary: 'What people look at, like and buy most these days, with room for newcomers',
      query: TrendingQuery,
      answers: page,
    },
    {
      method: 'get',
      path: '/artworks/facets',
      isForAll: true,
      summary:
        'The most used media, the colours and the orientations of public artworks, each with its count under the other filters',
      query: FacetsQuery,
      answers: {
        200: { description: 'What there is to choose from', schema: facetsSchema },
        400: { description: 'The query could not be read; fields says where' },
      },
    },
    {
      method: 'get',
      path: '/artworks/{id}',
      isForAll: true,
      summary: 'One artwork',
      answers: {
        200: { description: 'The artwork', schema: artworkSchema },
        404: { description: 'There is no such artwork, or it is not public' },
      },
    },
    {
      method: 'get',
      path: '/artworks/{id}/similar',
      isForAll: true,
      summary: 'Works like this one, by other hands first: medium, colour, category and price',
      query: SimilarQuery,
      answers: {
        200: { description: 'Similar artworks, the most alike first', schema: listOf(artworkSchema) },
        400: { description: 'The query could not be read; fields says where' },
        404: { description: 'There is no such artwork, or it is not public' },
      },
    },
    {
      method: 'get',
      path: '/categories',
      isForAll: true,
      summary: 'The categories of the shop and how many public artworks each holds',
      answers: { 200: { description: 'Every category', schema: categoryCountsSchema } },
    },
  ])
}
