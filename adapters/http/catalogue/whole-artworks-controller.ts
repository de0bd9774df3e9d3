import { Router } from '@koa/router'
import type { Context } from 'koa'
import type { OwnArtworks } from '#application/catalogue/own-artworks-contract.ts'
import type { WholeArtworks } from '#application/catalogue/services/whole-artworks-service.ts'
import type { Caller } from '#application/shared/caller.ts'
import { limitsOf } from '../forms/form-shape.ts'
import { filesIn, formBody } from '../forms/multipart.ts'
import { describe } from '../openapi/operation.ts'
import { listOf } from '../openapi/schema.ts'
import { idIn } from '../requests/address-parts.ts'
import { readBody, readQuery } from '../requests/request-shape.ts'
import { sentFields } from '../requests/shape.ts'
import { sendPage } from '../send-page.ts'
import { callerOf } from '../session.ts'
import { formFrom, OwnArtworkListQuery } from './own-artwork-requests.ts'
import { ownArtworkSchema, refusals } from './own-artwork-responses.ts'
import {
  ChangedArtworkBody,
  changedArtworkForm,
  NewArtworkBody,
  newArtworkForm,
} from './whole-artwork-requests.ts'

const formRefusals = {
  400: { description: 'The form could not be read' },
  ...refusals,
  413: { description: 'More or larger pictures than a work can have' },
  429: {
    description:
      'More pictures than an hour can take, or two forms are on their way already; Retry-After says when to come back',
  },
  415: { description: 'Not a form' },
  422: { description: 'A rule is broken; fields says where' },
}

const images = (ctx: Context) => filesIn(ctx, newArtworkForm.files.name)

interface WholeArtworksPorts {
  readonly artworksOf: (caller: Caller) => OwnArtworks
  readonly wholeOf: (caller: Caller) => WholeArtworks
}

/** An artist's own works, each in one piece with its pictures. */
export function wholeArtworksController({ artworksOf, wholeOf }: WholeArtworksPorts): Router {
  const router = new Router()

  router.get('/artworks/artist', async (ctx) => {
    const { q, state, sort, limit, cursor } = readQuery(ctx, OwnArtworkListQuery)
    const request = { q, state, sort, limit, cursor, shown: true }
    sendPage(ctx, await artworksOf(await callerOf(ctx)).list(request))
  })

  router.get('/artworks/artist/my-artworks/all', async (ctx) => {
    sendPage(ctx, await artworksOf(await callerOf(ctx)).list(readQuery(ctx, OwnArtworkListQuery)))
  })

  router.post('/artworks', formBody(limitsOf(newArtworkForm)), async (ctx) => {
    const { alt = [], ...fields } = sentFields(readBody(ctx, NewArtworkBody))
    const pictures = images(ctx).map((file, index) => ({ file, alt: alt[index] ?? '' }))
    ctx.body = await wholeOf(await callerOf(ctx)).create(formFrom(fields), pictures)
    ctx.status = 201
  })

  router.put('/artworks/:id', formBody(limitsOf(changedArtworkForm)), async (ctx) => {
    const { alt = [], keepImages, version, ...form } = sentFields(readBody(ctx, ChangedArtworkBody))
    const change = { form, keep: keepImages, alt, added: images(ctx), version }
    ctx.body = await wholeOf(await callerOf(ctx)).update(idIn(ctx), change)
  })

  router.delete('/artworks/:id', async (ctx) => {
    await artworksOf(await callerOf(ctx)).remove(idIn(ctx))
    ctx.status = 204
  })

  const list = {
    200: {
      description: 'A page of artworks; Link tells the next, X-Total-Count how many',
      schema: listOf(ownArtworkSchema),
    },
    400: { description: 'The query could not be read; fields says where' },
    ...refusals,
  }
  return describe(router, [
    {
      method: 'get',
      path: '/artworks/artist',
      summary: 'Those of the artist’s own works that everyone can see',
      query: OwnArtworkListQuery,
      answers: list,
    },
    {
      method: 'get',
      path: '/artworks/artist/my-artworks/all',
      summary: 'All of the artist’s own works, drafts and hidden ones too',
      query: OwnArtworkListQuery,
      answers: list,
    },
    {
      method: 'post',
      path: '/artworks',
      summary: 'A new work of the artist, on show at once (as soon as they are approved)',
      form: newArtworkForm,
      answers: { 201: { description: 'The work', schema: ownArtworkSchema }, ...formRefusals },
    },
    {
      method: 'put',
      path: '/artworks/{id}',
      summary: 'Changes one of the artist’s own works; what the form does not name stays',
      form: changedArtworkForm,
      answers: {
        200: { description: 'The work', schema: ownArtworkSchema },
        ...formRefusals,
        409: { description: 'It was changed since the version that was named' },
      },
    },
    {
      method: 'delete',
      path: '/artworks/{id}',
      summary: 'Takes one of the artist’s own works away; orders keep what was bought',
      answers: { 204: { description: 'Nobody sees it any more' }, ...refusals },
    },
  ])
}
