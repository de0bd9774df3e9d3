import { Router } from '@koa/router'
import type { Context } from 'koa'
import type { OwnArtworks } from '#application/catalogue/own-artworks-contract.ts'
import type { Caller } from '#application/shared/caller.ts'
import { limitsOf } from '../forms/form-shape.ts'
import { fileIn, formBody } from '../forms/multipart.ts'
import { describe, type Operation } from '../openapi/operation.ts'
import { listOf } from '../openapi/schema.ts'
import { idIn } from '../requests/address-parts.ts'
import { jsonBody, readBody, readQuery } from '../requests/request-shape.ts'
import { sentFields } from '../requests/shape.ts'
import { sendPage } from '../send-page.ts'
import { callerOf } from '../session.ts'
import {
  ArtworkFormBody,
  ArtworkSaveBody,
  formFrom,
  OwnArtworkListQuery,
  pictureForm,
  VersionBody,
} from './own-artwork-requests.ts'
import { broken, ownArtworkSchema, refusals, tooLarge, withdrawnSchema } from './own-artwork-responses.ts'

const work = { description: 'The work', schema: ownArtworkSchema }
const stale = { 409: { description: 'It was changed meanwhile, or an admin has hidden it' } }

/** An artist's own works: drafts, pictures one by one, publishing. */
export function ownArtworksController(artworksOf: (caller: Caller) => OwnArtworks): Router {
  const router = new Router({ prefix: '/artist/artworks' })
  const own = async (ctx: Context): Promise<OwnArtworks> => artworksOf(await callerOf(ctx))

  router.get('/', async (ctx) => {
    sendPage(ctx, await (await own(ctx)).list(readQuery(ctx, OwnArtworkListQuery)))
  })
  router.post('/', jsonBody, async (ctx) => {
    ctx.body = await (await own(ctx)).create(formFrom(sentFields(readBody(ctx, ArtworkFormBody))))
    ctx.status = 201
  })
  router.get('/:id', async (ctx) => {
    ctx.body = await (await own(ctx)).artwork(idIn(ctx))
  })
  router.put('/:id', jsonBody, async (ctx) => {
    const { version, ...form } = sentFields(readBody(ctx, ArtworkSaveBody))
    ctx.body = await (await own(ctx)).save(idIn(ctx), formFrom(form), version)
  })
  router.post('/:id/publish', jsonBody, async (ctx) => {
    ctx.body = await (await own(ctx)).publish(idIn(ctx), readBody(ctx, VersionBody).version)
  })
  router.post('/:id/withdraw', jsonBody, async (ctx) => {
    ctx.body = await (await own(ctx)).withdraw(idIn(ctx), readBody(ctx, VersionBody).version)
  })
  router.post('/withdraw-all', async (ctx) => {
    ctx.body = await (await own(ctx)).withdrawAll()
  })
  router.post('/:id/duplicate', async (ctx) => {
    ctx.body = await (await own(ctx)).duplicate(idIn(ctx))
    ctx.status = 201
  })
  router.post('/:id/put-back', async (ctx) => {
    ctx.body = await (await own(ctx)).putBack(idIn(ctx))
  })
  router.post('/:id/pictures', formBody(limitsOf(pictureForm)), async (ctx) => {
    ctx.body = await (await own(ctx)).addPicture(idIn(ctx), fileIn(ctx, 'picture'))
    ctx.status = 201
  })

  return describe(router, operations)
}

const at = '/artist/artworks'

const operations: readonly Operation[] = [
  {
    method: 'get',
    path: at,
    summary: 'The artist’s own works, searched, by state and sorted',
    query: OwnArtworkListQuery,
    answers: {
      200: {
        description: 'A page of works; Link tells the next, X-Total-Count how many',
        schema: listOf(ownArtworkSchema),
      },
      400: { description: 'The query could not be read; fields says where' },
      ...refusals,
    },
  },
  {
    method: 'post',
    path: at,
    summary: 'Begins a draft; anything may still be missing',
    body: ArtworkFormBody,
    answers: { 201: work, ...refusals, ...broken },
  },
  {
    method: 'get',
    path: `${at}/{id}`,
    summary: 'One of the artist’s own works',
    answers: { 200: work, ...refusals },
  },
  {
    method: 'put',
    path: `${at}/{id}`,
    summary:
      'Saves the form of a work; for a day, a picture that it leaves out is back where it is named again',
    body: ArtworkSaveBody,
    answers: { 200: work, ...refusals, ...broken, ...stale },
  },
  {
    method: 'post',
    path: `${at}/{id}/publish`,
    summary: 'Shows a work, as soon as its artist is approved',
    body: VersionBody,
    answers: { 200: work, ...refusals, ...broken, ...stale },
  },
  {
    method: 'post',
    path: `${at}/{id}/withdraw`,
    summary: 'Makes a work a draft again',
    body: VersionBody,
    answers: { 200: work, ...refusals, ...broken, ...stale },
  },
  {
    method: 'post',
    path: `${at}/withdraw-all`,
    summary: 'Makes drafts of all works that are on show, sold out or not',
    answers: {
      200: {
        description: 'Those that were on show, as publishing shows them again',
        schema: withdrawnSchema,
      },
      ...refusals,
    },
  },
  {
    method: 'post',
    path: `${at}/{id}/duplicate`,
    summary: 'The same work once more, as a draft',
    answers: { 201: work, ...refusals },
  },
  {
    method: 'post',
    path: `${at}/{id}/put-back`,
    summary: 'Takes a removal back',
    answers: { 200: work, ...refusals },
  },
  {
    method: 'post',
    path: `${at}/{id}/pictures`,
    summary: 'Adds a picture at the end: JPEG, PNG, WebP, AVIF or TIFF',
    form: pictureForm,
    answers: { 201: work, ...refusals, ...broken, ...tooLarge, ...stale },
  },
]
